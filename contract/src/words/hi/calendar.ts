import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/calendar.ts';

export const texts: SameAs<typeof en> = {
  'calendar.name': 'परीक्षा की तारीख़ें · दिशा',
  'calendar.choose': ({ max }) => `exams में 1 से ${max} परीक्षाएँ कॉमा लगाकर लिखें`,
  'calendar.unknown': ({ id }) => `exams: ${id} नाम की कोई परीक्षा नहीं है`,
  'calendar.registration_opens': 'आवेदन शुरू',
  'calendar.registration_closes': 'आवेदन की आख़िरी तारीख़',
  'calendar.correction': 'फ़ॉर्म में सुधार',
  'calendar.admit_card': 'एडमिट कार्ड',
  'calendar.exam': 'परीक्षा',
  'calendar.result': 'नतीजा',
  'calendar.counselling': 'काउंसलिंग',
  'calendar.title': ({ exam, event }) => `${exam}: ${event}`,
  'calendar.session': ({ event, session }) => `${event} (सत्र ${session})`,
  'calendar.named': ({ event, session }) => `${event} (${session})`,
  'calendar.prelims': 'प्रीलिम्स',
  'calendar.mains': 'मेन्स',
  'calendar.usual': ({ title, months }) => `${title}, आम तौर पर ${months} में, अभी घोषित नहीं`,
  'calendar.months': ({ from, to }) => `${from} से ${to}`,
  'calendar.tentative': 'दिन अभी किसी ने घोषित नहीं किया है: ये सिर्फ़ वे महीने हैं जिनमें यह आम तौर पर होता है।',
  'calendar.earlier': ({ year, days }) => `${year} की परीक्षा के लिए यह ${days} को था। वह निकल चुका है।`,
  'calendar.source': ({ source }) => `स्रोत: ${source}`,
  'calendar.confirm': 'आधिकारिक वेबसाइट पर देख लें।',
  'calendar.inSevenDays': '7 दिन बाद',
  'calendar.tomorrow': 'कल',
};
