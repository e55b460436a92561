import type { texts as en } from '../en/sources.ts';

export const texts: typeof en = {
  practice: 'आम तौर पर ऐसा ही होता है, कोई नोटिस नहीं पढ़ा गया',
  nothing: 'भरोसे लायक कुछ नहीं मिला',
  editors: 'संपादकों को पता है; कोई सूची नहीं पढ़ी गई',
  scheme: 'योजना की पहले से जानकारी; पेज नहीं खोला गया',
  cycles: 'पिछले सालों की जानकारी; पेज नहीं खोला गया',
  named: 'नाम पहले से पता था',
  similar: 'मिलते-जुलते काम के',
  dates: 'परीक्षा की तारीख़ों की सार्वजनिक सूची',
  compilation: (when) => `परीक्षाओं की सार्वजनिक सूची, ${when}`,
  unconfirmed: (when) => `एक सूची जिसकी पुष्टि नहीं हुई, ${when}`,
  transcription: (when) => `आधिकारिक नोटिसों की सार्वजनिक नकल, ${when}`,
  courses: (when) => `दिशा की कोर्स सूची, ${when}`,
  coursesAndExams: (when) => `दिशा की कोर्स और परीक्षा सूची, ${when}`,
  audit: (when) => `दिशा की सूची की जाँच, ${when}`,
  exam: (name) => `दिशा की परीक्षा सूची: ${name}`,
};
