import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/desk.ts';

export const texts: SameAs<typeof en> = {
  'desk.corrections': 'सुधार',
  'desk.corrected': 'सुधार हो गया',
  'desk.takenBack': 'सुधार वापस ले लिया गया',
  'desk.stale': 'इस बीच किसी ने यह जानकारी बदल दी है। आपका लिखा सुरक्षित है; देखें कि अब वहाँ क्या लिखा है।',
  'desk.item': 'इसकी सारी जानकारी',
  'desk.due': 'जिन तथ्यों की जाँच बाकी है',
  'desk.audit': 'किसने क्या किया',
  'desk.health': 'सेवा की हालत',
  'desk.imported': 'फ़ाइल जोड़ दी गई',
  'desk.wouldImport': 'इतना बदलेगा। अभी कुछ नहीं बदला है।',
  'desk.badLines': ({ count }) => `कुछ नहीं जोड़ा गया: ${count} पंक्तियाँ ठीक नहीं हैं`,
  'desk.sendCsv': 'CSV फ़ाइल भेजें (text/csv)',
  'desk.emptyFile': 'फ़ाइल ख़ाली है',
  'desk.busyImporting': 'एक फ़ाइल पहले से जोड़ी जा रही है। उसके पूरा होने तक रुकें।',
  'desk.noCatalog': 'ऐसी कोई सूची नहीं है',
  'desk.idTaken':
    'इस नाम की प्रविष्टि पहले से है। अगर यह दूसरी चीज़ है, तो ऐसा नाम दें जिससे दोनों अलग पहचानी जाएँ।',
  'desk.noId': 'नाम रोमन अक्षरों में भी लिखें: पता इसी से बनता है',
  'desk.added': 'जोड़ दिया गया',
  'desk.newItem': 'नई प्रविष्टि के लिए क्या-क्या चाहिए',
  'desk.year': 'हर परीक्षा का साल',
  'desk.confirmed': 'पुष्टि हो गई',
  'desk.notDue': 'इस तथ्य की जाँच अभी बाकी नहीं है, या इसमें नई जानकारी ही चाहिए: इसे सुधारें',
  'desk.counsellings': 'काउंसलिंग',
};
