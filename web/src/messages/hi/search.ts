import type { texts as en } from '../en/search.ts';

export const texts: typeof en = {
  label: 'सब कुछ खोजें',
  hint: (names) => names.join(', '),
  close: 'खोज बंद करें',
  found: (count) => `${count} मिले`,
  none: 'कुछ नहीं मिला',
  noneHint: 'कम अक्षर लिखें, छोटा नाम (IITB, NEET) लिखें, या “नर्स” या “वकील” जैसा कोई शब्द।',
  try: 'जैसे',
  examples: ['इंजीनियरिंग', 'IIT', 'NEET', 'नर्स', '12वीं के बाद वकील', 'केरल मेडिकल कॉलेज'],
  loading: 'खोज हो रही है',
  failed: 'खोज का जवाब नहीं आया',
  keys: 'चुनने के लिए तीर वाली कुंजियाँ, खोलने के लिए Enter, बंद करने के लिए Escape।',
};
