import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/corrections.ts';

export const texts: SameAs<typeof en> = {
  'corrections.listed': 'सुधार',
  'corrections.audit': 'सूचियों में हुए बदलावों का रिकॉर्ड',
  'corrections.made': 'सुधार हो गया',
  'corrections.takenBack': 'सुधार वापस ले लिया गया',
  'corrections.notFound': 'सुधार नहीं मिला',
  'corrections.noItem': 'इस सूची में ऐसा कुछ नहीं है',
  'corrections.noLink': ({ name, id, kind }) => `${name}: ${kind} में ${id} नहीं है`,
  'corrections.shippedSo': 'सूची में पहले से यही लिखा है; अगर कोई सुधार लागू है, तो उसे वापस लें',
  'corrections.ended': 'यह सुधार पहले ही ख़त्म हो चुका है: इसकी जगह नया सुधार है, या सूची में अब यही लिखा है',
};
