import type { texts as english } from '../en/imports.ts';
import type { SameAs } from '../../words.ts';

export const texts: SameAs<typeof english> = {
  'imports.notUtf8': 'यह UTF-8 में नहीं है; फ़ाइल को "CSV UTF-8" के रूप में सहेजें',
  'imports.quoteOpen': 'उद्धरण चिह्न खुला है और कहीं बंद नहीं होता',
  'imports.quoteEarly': 'उद्धरण चिह्न खाना पूरा होने से पहले बंद हो जाता है',
  'imports.quoteInside': 'जो खाना उद्धरण चिह्न से शुरू नहीं होता, उसके बीच में उद्धरण चिह्न है',
  'imports.unreadable': 'इस पंक्ति को CSV की तरह पढ़ा नहीं जा सका',
  'imports.empty': 'फ़ाइल ख़ाली है',
  'imports.noRows': 'कॉलम के नामों के नीचे कोई पंक्ति नहीं है',
  'imports.columnsMissing': ({ missing, there }) => `ये कॉलम नहीं हैं: ${missing}; जो हैं: ${there}`,
  'imports.columnTwice': ({ column }) => `कॉलम ${column} दो बार है`,
  'imports.cellCount': ({ cells, columns }) => `${cells} खाने हैं, पर कॉलम ${columns} हैं`,
  'imports.codeTwice': ({ code, line }) => `AISHE कोड ${code} पंक्ति ${line} में पहले से है`,
  'imports.idTwice': ({ id, line }) => `id ${id} पंक्ति ${line} में पहले से है`,
  'imports.stateEmpty': 'राज्य ख़ाली है',
  'imports.noState': ({ state }) => `"${state}" नाम का कोई राज्य या केंद्र शासित प्रदेश नहीं है`,
  'imports.elsewhere': ({ code, here, there }) => `${code} यहाँ ${here} में है, ${there} में नहीं`,
  'imports.noType':
    'किसी कॉलम से प्रकार पता नहीं चलता; एक कॉलम जोड़ें, या ऐसी पंक्तियों के लिए --type government, private, deemed या autonomous लिखें',
  'imports.cell': ({ column, value }) => `${column} "${value}" काम में नहीं आ सकता`,
  'imports.cellLong': ({ column, value, max }) => `${column} "${value}" ${max} अक्षरों से लंबा है`,
  'imports.cellEmpty': ({ column }) => `${column} ख़ाली है`,
  'imports.leftOut': ({ column, value }) => `${column} "${value}"`,
  'imports.noCourse': ({ id }) => `${id} नाम का कोई कोर्स नहीं है`,
  'imports.pin': ({ pin, state }) => `पिन ${pin} ${state} का नहीं है`,
  'imports.noCounselling': ({ authority, known }) =>
    `"${authority}" नाम की कोई काउंसलिंग नहीं है; हमारे पास ये हैं: ${known}`,
  'imports.noCategory': ({ category, authority }) =>
    `"${category}" किसी पिछले साल में ${authority} की श्रेणी नहीं रही`,
  'imports.noQuota': ({ quota, authority }) =>
    `"${quota}" किसी पिछले साल में ${authority} का कोटा नहीं रहा`,
  'imports.seatsTwice': ({ line }) => `यही सीटें इसी साल के लिए पंक्ति ${line} में पहले से हैं`,
  'imports.instituteState': ({ institute }) =>
    `पता नहीं कि ${institute} किस राज्य में है; note कॉलम में लिखें: state=Goa`,
  'imports.noRank': ({ value }) => `closing "${value}" कोई रैंक नहीं है`,
  'imports.noColumn': ({ column, known }) => `${column} नाम का कोई कॉलम नहीं है; ये कॉलम हैं: ${known}`,
  'imports.noItem': ({ id }) => `यहाँ ${id} नहीं है`,
  'imports.noCollege': ({ name }) => `यहाँ "${name}" नाम का कोई कॉलेज नहीं है; उसका id लिखें`,
  'imports.manyColleges': ({ name, count }) => `"${name}" नाम के ${count} कॉलेज हैं; जो सही है, उसका id लिखें`,
  'imports.saidTwice': ({ line }) => `यही बात पंक्ति ${line} में पहले से अलग लिखी है`,
  'imports.otherId': 'यह id किसी और नाम का है; नई प्रविष्टि के लिए इसे ख़ाली छोड़ें',
  'imports.feeCourse': ({ id }) => `${id} नाम का कोई कोर्स या कोर्स-समूह नहीं है`,
  'imports.feeCollege': ({ id }) => `${id} नाम का कोई कॉलेज नहीं है`,
  'imports.feeUnread': 'यह किसी पढ़े हुए स्रोत से नहीं है, फिर भी certainty C नहीं है',
  'imports.feeRead': 'स्रोत पढ़ा हुआ है, फिर भी certainty C है',
  'imports.feeSource': 'स्रोत में संस्था का नाम और साल लिखें',
  'imports.feeNone': 'कोई रकम नहीं लिखी है',
  'imports.feeWide': ({ from, to }) => `${from} से ${to} तक का अंतर इतना बड़ा है कि इससे कुछ पता नहीं चलता`,
  'imports.feeOrder': ({ from, to }) => `from ${from}, to ${to} से ज़्यादा है`,
  'imports.feeKind': ({ what }) => `${what}: यह भी लिखें कि किन courses या किन colleges के लिए`,
  'imports.feeThere': ({ id, scope }) =>
    `${id} पहले से "${scope}" के लिए है; उसे बदलना हो तो यही id लिखें, नई पंक्ति के लिए कोई और id`,
};
