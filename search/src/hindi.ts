/**
 * What people type for Hindi words, in Latin letters as they sound and in Devanagari, and the English word that the catalogs
 * know: one line a meaning, the English behind the colon. Loaded by the server, and by a browser when somebody types.
 */
import type { TypedWords } from './learned.ts';

const table = `
vakil wakil vakeel wakeel वकील : lawyer
kanoon kanun qanoon कानून क़ानून vidhi विधि लॉ : law
nyayadhish judge jaj न्यायाधीश जज : judge
daktar doctor daaktar dr डॉक्टर डाक्टर चिकित्सक chikitsak वैद्य : doctor
daktari doctory डॉक्टरी चिकित्सा chikitsa मेडिकल medikal : medical
nurs nars नर्स nursing narsing नर्सिंग : nursing
dant dentist dentis दंत डेंटिस्ट daant danto daanton दाँत दाँतों : dentist
dawai dava davai दवा दवाई pharmacist फार्मासिस्ट फ़ार्मेसी farmesi pharmasi : pharmacy
ayurved aayurved ayurveda आयुर्वेद : ayurveda
homyopaithi homiyopathi होम्योपैथी : homeopathy
pashu पशु janwar जानवर veterinari वेटरनरी : veterinary
kheti krishi kisan kisaan खेती कृषि किसान agrikalchar एग्रीकल्चर : agriculture
dant_daktar dant_doctor daanton_doctor danto_doctor दाँत_डॉक्टर दाँतों_डॉक्टर दंत_चिकित्सक : dentist
dawai_dukan dava_dukan davai_dukan दवा_दुकान दवाई_दुकान दवाइयों_दुकान : pharmacist
bijli_mistri बिजली_मिस्त्री : electrician
hisab_kitab हिसाब_किताब : accountant
bagwani बागवानी : horticulture
machhli मछली matsya मत्स्य : fisheries
doodh dudh दूध डेयरी : dairy
shikshak adhyapak teachar tichar master शिक्षक अध्यापक टीचर मास्टर : teacher
shiksha siksha शिक्षा : education
bachche bacche बच्चे nursery नर्सरी : early childhood
injiniyar injinear engineer engeneer enginiar इंजीनियर अभियंता abhiyanta : engineering
injiniyaring enginiring engeneering इंजीनियरिंग अभियांत्रिकी : engineering
kampyutar computar kamputer कंप्यूटर कम्प्यूटर : computer
kampyutarsains कंप्यूटरसाइंस : computer science
coding koding कोडिंग programing प्रोग्रामिंग : programming
hacker haikar हैकर : hacker
bijli bijlee बिजली vidyut विद्युत ilektrishian इलेक्ट्रीशियन electrisian : electrician
ilektrikal इलेक्ट्रिकल : electrical
mistri मिस्त्री mekanik मैकेनिक mechnic : mechanic
naksha नक्शा vastu vaastu वास्तु vastukar आर्किटेक्ट : architect
makan मकान imarat इमारत sivil सिविल : civil
hawai havai जहाज़ jahaz पायलट pailat paylot : pilot
airhostess एयरहोस्टेस एयरहोस्टेज : cabin crew
samudri जहाजी jahazi nauka नाविक navik : nautical
sena fauj fauji phauj army aarmi सेना फ़ौज फौजी थलसेना : army
nausena नौसेना nevi नेवी : navy
vayusena वायुसेना airfors एयरफ़ोर्स : airforce
agnivir agniveer अग्निवीर : agniveer
police pulis पुलिस daroga दरोगा : police
collector kalektar कलेक्टर jiladhikari ज़िलाधिकारी डीएम : collector
sarkari sarkaari सरकारी rajkiya rajkiy rajakiya राजकीय shaskiya शासकीय गवर्नमेंट : government
praivet praivat niji प्राइवेट निजी : private
patrakar पत्रकार patrakarita पत्रकारिता reporter रिपोर्टर jarnalist : journalism
samachar समाचार khabar ख़बर media मीडिया midiya : media
film filmi फ़िल्म फिल्म sinema सिनेमा : film
abhineta अभिनेता ektar एक्टर acting ektingg एक्टिंग नाटक natak रंगमंच : actor
gayak गायक singar सिंगर sangeet sangit संगीत gana गाना : music
nritya नृत्य dance dans डांस naach नाच : dance
chitrakar चित्रकार painting pentar पेंटर peinting चित्रकला chitrakala पेंटिंग : painting
kala कला aarts arts आर्ट्स मानविकी manviki : arts
vanijya vaanijya वाणिज्य kamars komars कॉमर्स commarce : commerce
vigyan vigyaan विज्ञान sains saains साइंस saayans : science
vaigyanik वैज्ञानिक scientist saintist : scientist
ganit गणित maths मैथ mathas : mathematics
bhautiki भौतिकी fijiks फ़िज़िक्स fizix : physics
rasayan रसायन kemistri केमिस्ट्री kemestri : chemistry
jivvigyan जीवविज्ञान bayoloji बायोलॉजी bio : biology
arthshastra अर्थशास्त्र ikonomiks इकोनॉमिक्स : economics
itihas itihaas इतिहास : history
bhugol भूगोल : geography
rajniti rajneeti राजनीति : political science
samajshastra समाजशास्त्र : sociology
manovigyan मनोविज्ञान saikoloji साइकोलॉजी : psychology
darshan दर्शन darshanshastra दर्शनशास्त्र : philosophy
hindi हिन्दी हिंदी : hindi
angrezi angreji अंग्रेज़ी अंग्रेजी : english
sanskrit संस्कृत : sanskrit
urdu उर्दू : urdu
hisab hisaab हिसाब lekha लेखा akaunt अकाउंट lekhakar मुनीम munim : accountant
sie सीए chartedaccountant : ca
bank baink बैंक banking बैंकिंग : banking
vyapar vyaapar व्यापार vyavsay व्यवसाय bijnes biznes बिज़नेस dhandha धंधा : business
prabandhan प्रबंधन mainejment मैनेजमेंट managment : management
marketing marketting मार्केटिंग : marketing
bima बीमा : insurance
share शेयर sher : finance
startap स्टार्टअप udyami उद्यमी udyamita उद्यमिता : entrepreneurship
hotal होटल hotel khana खाना rasoiya रसोइया bawarchi बावर्ची shef शेफ़ शेफ : hotel management
paryatan पर्यटन ghumna घूमना turizm टूरिज़्म : tourism
fashion faishan फ़ैशन फैशन : fashion
silai सिलाई darzi darji दर्ज़ी दर्जी : tailor
dizain डिज़ाइन डिजाइन disain dijain : design
byutishan ब्यूटीशियन beauty parlar पार्लर : beautician
kesh केश baal बाल : hair
photo foto फ़ोटो फोटोग्राफी photographi photographer फ़ोटोग्राफ़ी : photography
samaj समाज sevak सेवक samajseva समाजसेवा : social work
pustakalay पुस्तकालय laibreri लाइब्रेरी : library
khel खेल sports kheel kridaa क्रीड़ा : sports
yog yoga योग : yoga
vyayam व्यायाम jim जिम : fitness
aahar आहार poshan पोषण dietishan डाइटीशियन : nutrition
aankh आँख netra नेत्र chashma चश्मा : optometry
eksre एक्सरे xray : radiology
laib लैब lab paithology पैथोलॉजी : medical laboratory
fijiyotherapi फ़िज़ियोथेरेपी fiziotherapy : physiotherapy
aag आग damkal दमकल fayar फ़ायर : fire
paryavaran पर्यावरण : environment
van jangal जंगल forest vanrakshak वनरक्षक : forestry
khadan खदान khan khanan खनन : mining
petrol tel तेल pitroliyam पेट्रोलियम : petroleum
antariksh अंतरिक्ष spes : aerospace
robot robat रोबोट : robotics
gadi gaadi गाड़ी motor मोटर automobail ऑटोमोबाइल : automobile
plambar प्लंबर nal नल : plumber
badhai बढ़ई karpenter lakdi लकड़ी : carpenter
veldar वेल्डर welding वेल्डिंग : welder
fitar फिटर फ़िटर : fitter
aitiai आईटीआई : iti
politeknik पॉलिटेक्निक politechnic : polytechnic
diploma diplomaa डिप्लोमा : diploma
digri डिग्री : degree
sarteefiket सर्टिफ़िकेट certifiket : certificate
btek beetek biteck बीटेक : btech
mtek एमटेक : mtech
bsi beeesi बीएससी bscc : bsc
msc एमएससी : msc
bikom बीकॉम becom : bcom
emkom एमकॉम : mcom
bie बीए : ba
bibie बीबीए : bba
bisie बीसीए : bca
emsie एमसीए : mca
embie एमबीए : mba
embibies एमबीबीएस : mbbs
bieems बीएएमएस : bams
bidies बीडीएस : bds
elelbi एलएलबी : llb
bied beeed बीएड : bed
dieled डीएलएड deled : deled
bifarma बीफार्मा बीफ़ार्मा : bpharm
anm एएनएम : anm
gnm जीएनएम : gnm
jeei जेईई : jee
नीट nete : neet
klait क्लैट : clat
kyuet सीयूईटी : cuet
enda एनडीए : nda
yupiesi यूपीएससी : upsc
aieies आईएएस : ias
aipies आईपीएस : ips
aiaiti आईआईटी : iit
enaiti एनआईटी : nit
aiaiem आईआईएम : iim
निफ्ट निफ़्ट : nift
आईआईआईटी : iiit
एनएलयू : nlu
यूट्यूबर यूट्यूब youtube yutubar : youtuber
ems एम्स aims : aiims
biechyu बीएचयू : bhu
jeenyu जेएनयू : jnu
dilli dehli दिल्ली देहली : delhi
mumbay bambai bombay मुंबई बंबई बॉम्बे : mumbai
kalkatta कोलकाता कलकत्ता : kolkata
chennai madras चेन्नई मद्रास : chennai
bangalor bangalore बेंगलुरु बैंगलोर बंगलौर : bengaluru
lakhnau lakhnaw लखनऊ : lucknow
kanpur कानपुर : kanpur
allahabad ilahabad इलाहाबाद प्रयागराज : prayagraj
banaras kashi बनारस काशी वाराणसी : varanasi
patna पटना : patna
ranchi राँची : ranchi
jaipur जयपुर : jaipur
bhopal भोपाल : bhopal
indor इंदौर : indore
pune poona पुणे पूना : pune
haidrabad हैदराबाद : hyderabad
gurgaon गुड़गाँव गुरुग्राम : gurugram
uttarpradesh यूपी : uttar pradesh
bihar बिहार : bihar
rajasthan राजस्थान : rajasthan
vishwavidyalay vishvavidyalaya vishwavidyalaya विश्वविद्यालय yunivarsiti यूनिवर्सिटी : university
mahavidyalay mahavidyalaya महाविद्यालय kalej kaalej college कॉलेज : college
sansthan संस्थान : institute
ladki ladkiyon लड़की लड़कियों कन्या बालिका : girls
महिला औरतों : women
chhatravritti छात्रवृत्ति vajifa वज़ीफ़ा : scholarship
pariksha pareeksha परीक्षा egzam एग्ज़ाम : exam
pravesh प्रवेश dakhila दाख़िला admishan एडमिशन : admission
12vi 12vin 12veen 12wi barahvi barahwi baarahvi बारहवीं 12वीं inter intar इंटर : 12th
10vi 10vin 10veen daswi dasvi dasvin दसवीं 10वीं matrik matric मैट्रिक : 10th
snatak स्नातक grejueshan ग्रेजुएशन grajuation : graduation
baad बाद : after
naukri nokri नौकरी job : job
`;

/** Words that carry nothing when another word is left: "vakil kaise bane", "12vi ke baad", "nurse ki padhai". */
const carryNothing =
  'kaise kese kaisay bane banen bana banna banne banu hona hone padhai padhaai parhai ki ka ke ko kya kyu kaun kaunsa konsa kon ' +
  'kare karen karein karna karne kar sakte sakta liye lie hai hain ho hota hoti chahiye mein me se par aur ya wala wali wale ' +
  'sabse accha acha achha kaam taiyari tayari taiyaari kors ' +
  'कोर्स कैसे बने बनें बनना बनते होना पढ़ाई की का के को क्या क्यों कौन कौनसा करें करे करना करने ' +
  'कर सकते लिए है हैं हो होता होती चाहिए में से पर और या वाला वाली वाले सबसे अच्छा काम तैयारी';

export const hindi: TypedWords = { table, carryNothing };
