import { texts as calendar } from '@disha/contract/words/hi/calendar';
import type { texts as en } from '../en/dates.ts';

export const texts: typeof en = {
  title: 'तारीख़ें',
  coming: 'आगे क्या है',
  events: {
    registration_opens: 'आवेदन शुरू',
    registration_closes: 'आवेदन की आख़िरी तारीख़',
    correction: 'फ़ॉर्म में सुधार',
    admit_card: 'एडमिट कार्ड',
    exam: 'परीक्षा',
    result: 'नतीजा',
    counselling: 'काउंसलिंग',
  },
  sessions: { prelims: 'प्रीलिम्स', mains: 'मेन्स', stage1: 'पहला चरण', stage2: 'दूसरा चरण' },
  session: (which) => `सत्र ${which}`,
  monthSession: (month) => calendar['calendar.monthSession']({ month }),
  range: (from, to) => `${from} से ${to}`,
  announced: 'घोषित',
  old: 'पुरानी जानकारी',
  usually: (month) => `आम तौर पर ${calendar['calendar.inMonth']({ month })}`,
  usuallyBetween: (from, to) => `आम तौर पर ${calendar['calendar.betweenMonths']({ from, to })}`,
  standing: calendar,
  passed: 'इसी परीक्षा का जो निकल चुका है',
  earlier: (year) => `तुलना के लिए ${year} की परीक्षा`,
  earlierHint: 'ये दिन निकल चुके हैं। अगली तारीख़ें अलग होंगी।',
  notes: {
    late_fee: calendar['calendar.note.late_fee'],
    held_again: calendar['calendar.note.held_again'],
    course_registration: calendar['calendar.note.course_registration'],
  },
  unknown: 'पता नहीं: कोई स्रोत महीना नहीं बताता। तारीख़ें आधिकारिक वेबसाइट पर आती हैं।',
  sources: 'ये तारीख़ें कहाँ से हैं',
  calendar: 'ये तारीख़ें अपने कैलेंडर में जोड़ें',
  mine: 'इन्हें मेरे कैलेंडर में देखें',
};
