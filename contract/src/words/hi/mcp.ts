import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/mcp.ts';

export const texts: SameAs<typeof en> = {
  'mcp.unknownKey': ({ key }) => `${key} यहाँ नहीं लिया जाता`,
  'mcp.personal': ({ key }) => `${key} से किसी की पहचान होती है: इसे न भेजें`,
  'mcp.oneOf': ({ key }) => `ऐसा कोई ${key} हमारे पास नहीं है`,
  'mcp.tooDeep': ({ max }) => `अनुरोध ${max} से ज़्यादा परतों वाला है`,
  'mcp.noBatch': 'एक बार में एक ही संदेश भेजें',
  'mcp.noStream': 'यहाँ सुनने के लिए कुछ नहीं है',
  'mcp.foreignOrigin': 'दूसरी साइटों के पेज इसे नहीं बुला सकते',
  'mcp.noTool': ({ names }) => `ऐसा कोई टूल नहीं है; ये हैं: ${names}`,
  'mcp.nothingFound': 'इन शब्दों से हमारी सूची में कुछ नहीं मिला।',
  'mcp.unknownName': ({ name }) =>
    `${name} नाम का हमारे पास कुछ नहीं है; जो मिला, उसकी वर्तनी बस मिलती-जुलती है।`,
  'mcp.notUnderstood': ({ words }) => `ये शब्द हम नहीं समझे: ${words}।`,
  'mcp.fieldNotKnown': ({ field }) => `हमें पता नहीं: ${field}।`,
  'mcp.ruleNotRead': ({ name }) => `${name} का नियम पढ़ा नहीं गया है; वहीं पूछें।`,
  'mcp.factsNotTold': ({ facts }) => `विद्यार्थी ने यह नहीं बताया: ${facts}।`,
  'mcp.ageInYears': 'उम्र सालों में बताई गई है। जहाँ सीमा दिन तक गिनी जाती है, वहाँ सूचना पढ़ें।',
  'mcp.doorsBySubjectsAlone': 'केवल विषय देखे गए हैं। अंक, श्रेणी और राज्य भी तय करते हैं।',
  'mcp.noWay': 'जो बताया गया, उसके लिए हमें कोई रास्ता नहीं मिला।',
  'mcp.noSureWay': 'इनमें से कोई रास्ता पक्का नहीं है।',
  'mcp.costNotKnown': ({ ways }) => `रास्ते ${ways} का ख़र्च किसी स्रोत में नहीं है।`,
  'mcp.noDays': 'इस महीने की किसी परीक्षा की तारीख़ हमें पता नहीं।',
  'mcp.datesNotKnown': ({ names }) => `${names} की तारीख़ें हमें पता नहीं।`,
  'mcp.notAnnounced': ({ names }) => `घोषित नहीं, केवल आम तौर का महीना: ${names}।`,
  'mcp.stateGroupNotKnown': ({ state, group }) =>
    `${state} में ${group} का दाख़िला कैसे होता है, हमें पता नहीं।`,
  'mcp.noPortal': ({ state }) => `फ़ीस में मदद का ${state} का कोई पोर्टल हमें पता नहीं।`,
  'mcp.feeNotKnown': ({ name }) => `${name} का ख़र्च हमारे पढ़े किसी स्रोत में नहीं है।`,
  'mcp.ownFeeNotKnown': ({ name }) => `${name} की अपनी फ़ीस पता नहीं; यह उस तरह के कॉलेजों की है।`,
  'mcp.noOwnScheme': ({ state }) => `${state} की अपनी कोई छात्रवृत्ति हमें पता नहीं।`,
  'mcp.moreSchemes': ({ count }) => `${count} और छात्रवृत्तियाँ हमारे पेज पर हैं।`,
  'mcp.schemesMayFit': 'छात्रवृत्ति मिलेगी या नहीं, यह उसका अपना दफ़्तर तय करता है।',
  'mcp.noLines': 'इस काउंसलिंग की कोई पंक्ति इससे मेल नहीं खाती।',
  'mcp.noExpected': 'कुछ पंक्तियों के बारे में इतना कम पता है कि अगली क्लोज़िंग रैंक का अनुमान नहीं दिया जाता।',
  'mcp.rankNotTold': 'रैंक के बिना यह नहीं कहा जाता कि सीट मिलने की कितनी संभावना है।',
  'mcp.nextYearUnknown': 'ये बीते सालों की क्लोज़िंग रैंक हैं। आगे क्या होगा, पता नहीं।',
  'mcp.cameTrue': ({ count, year }) => `${year} में ऐसे 100 अनुमानों में से ${count} सही निकले।`,
  'mcp.pageTitle': 'आपके असिस्टेंट के लिए तथ्य',
  'mcp.pageLead':
    'असिस्टेंट हमारे तथ्य ख़ुद पढ़ सकता है: कोर्स, कॉलेज, परीक्षाएँ, किसे दाख़िला मिल सकता है, फ़ीस और क्लोज़िंग रैंक, हर एक स्रोत के साथ।',
  'mcp.pageFind': 'अपने असिस्टेंट की सेटिंग में connectors या MCP servers खोलें।',
  'mcp.pageAdd': 'ऊपर के पते से remote server जोड़ें। इसके लिए न अकाउंट चाहिए, न कोई कुंजी।',
  'mcp.pageAsk': 'फिर जैसे पूछते हैं, वैसे पूछें। अच्छा जवाब हमारे पेज का नाम देता है और बताता है कि क्या पता नहीं है।',
  'mcp.pageMenus':
    'Claude में यह Settings, Connectors, Add custom connector में है; ChatGPT में Settings, Connectors में, developer mode चालू करके। ' +
    'मेन्यू बदलते रहते हैं: “connector” या “MCP” खोजें।',
  'mcp.pagePrivate': 'हम नाम, जन्मतिथि, पता, ई-मेल या फ़ोन नहीं लेते, और जो पूछा जाए उसे कहीं नहीं रखते।',
  'mcp.pageWrong': 'असिस्टेंट से फिर भी चूक हो सकती है। फ़ैसला करने से पहले वह पेज खोलें जिसका नाम उसने दिया है।',
  'mcp.pageTools': 'यह इन्हें बुला सकता है:',
  'mcp.pageData': 'पूरी सूची, खुले डेटा के रूप में',
};
