/** Word tables for tidying names: what is an acronym, what is misspelt, what is short for what. */

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** A long pattern written in several lines: any of its parts, with the flags of the first. */
export const anyOf = (...parts: RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'), parts[0]?.flags);

/** Words by spaces, as the alternatives of a pattern. */
export const alternatives = (text: string): string => text.trim().split(/\s+/).join('|');

/** Written in capitals whatever the register does. Found by reading every short word of the registers once. */
export const acronyms = list(`
  AAA ABES ABV ABVIMS ACE ACS ACSR AES AET AGK AGM AI AIIMS AIMIT AIMS AISAT AISSMS APIIT APJ APS ASC ATC AVN AVS AWH
  BBA BBK BCA BCS BEC BES BET BFGI BGS BHEL BHH BHU BIET BIMT BIT BITS BJ BKIT BLDE BM BML BMS BN BPS BRD BRCM BSM BVC BVRIT
  CASET CBIT CBS CCLS CG CGC CICS CIMT CIPET CKD CM CMI CMR CMS CMT COEP CP CPA CRC CSI CSM CT CVM CVR DAV DIPS DISAT
  DIT DLB DMI DNS DPBS DPG DRK DVR ELIMS EMEA ESIC FH FISAT FSB GCS GCSR GEC GEMS GGDSD GGSDS GIBS GIDA GIDC GIET GITAM GMD
  GMERS GMR GNIOT GR GRT GS GSL GTB HBB HJD HKBK HKE HLM HMCT HMR HPPC HS IB ICAM ICAR ICCS ICFAI ICSS IEC IERT IES IFIM IFTM
  IGIT IHRD II III IIAM IIAS IIF IIFM IIHMR IILM IIM IIMJ IIMT IIS IISER IIT ILS IMPS IMS IMT IPER IPS IPT IRMA IRT ISBA
  ISBC ISBR ISF ISL ISM ISMS IT ITC ITI ITM ITR ITS JB JCD JCT JD JDT JIET JIMS JIS JJ JJP JK JKK JLD JMS JMT JNTU JNTUA JNTUH JNTUK
  JPM JSM JSS KC KCC KCES KCG KCT KGF KIET KIOT KIPM KIT KITS KJ KK KKR KL KLE KLN KLR KMCT KMEA KMM KMO KMP KMS KPR KPRIT
  KRM KSHM KSR KTCT KTKM KVM KVG LBS LCIT LDC LDRP LIT LJ LLR LLRM LN LNCT LNM MAEER MAEERS MAHE MAM MAVMM MBA MBM MBS MCA
  MCKV MCV MEA MEI MERI MES MET METAS MGM MGR MGSM MIC MICA MICT MIET MIT MITS MITT MK MKCG MKD MLA MLR MM MNR MP MQI MRK MS MSJ
  MSR MV MVJ MVM MVN MVR MVSR NDMC NDRK NEF NGF NGI NGP NH NID NIELIT NIET NIILM NIMS NIMT NIPER NISER NIST NITRA NJR
  NM NMAM NMIMS NMS NPV NRI NSB NSHM NSS NTR NUALS OASYS ODM OP PACE PB PCTE PDM PERI PES PET PG PGDM PGP PH PK PKG PKM PMSA PNC
  PPG PPP PR PRIST PRT PSA PSG PSGR PSIT PSN PSNA PSR PSV PVKK PVP PVS QIS RAAK RCC RCS RD RGM RGP RGPV RGUKT RIET RIIMS RIT RITEE
  RJS RK RKDF RL RMD RMK RML RMS RNS RNSIT RNT RR RRASE RSR RTC RUHS RV RVD RVR RVS SACS SAL SAMS SB SCAD SCMS SCS SD SDGI SDIMT
  SDJ SDM SDP SDPS SDV SEA SECAB SECT SEICOM SFC SFI SFS SHM SICA SIES SIMS SISTEC SIT SIVET SJB SJC SJES SJM SJR SK SKM SKN SKP SKR
  SLBS SLD SMBT SMIT SMK SMS SMVD SN SNDP SNGIST SNIST SNJB SNM SNR SNS SP SPM SR SRC SRG SRM SRPD SRR SRTR SS SSBT SSD SSIT SSJ SSK
  SSM SSN SSR SSS SSSS STES STG SV SVCE SVERI SVIT SVKM SVM SVPM SVR SVS SVU SVVN TAIT TBK TDL TERI TES TIMSR TISL TITE
  TJ TJS TJIT TKM TKR TOMS TPCT TPS TRP TSR TTS UBR UEI UG UIT UKF UP UPES VEMU VIMS VINS VISAT VISTAS VIT VJP VKR VLB VMKV
  VMV VNB VNR VNSGU VPM VPO VR VRK VRS VSB VSL VSM VSS VTU VVIT WMO XIM XLRI YDD YMCA YRN YSR YVU
`);

/** Kept as written here, whatever the case in the register. */
export const exact = new Map(
  'KGiSL SISTec McNay MacFast Sri Shri Shree Smt St Dr Pt Mr Prof Er Fr Ch Adv Prin Late Mar Toc Una Vita Bk de ul din'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

export const smallWords = list('of and for the in at by to with from on as or an a');

/** Misspellings of the registers, whole words, case does not matter. */
export const spelling = new Map(
  Object.entries({
    univesity: 'University',
    universtiy: 'University',
    univeristy: 'University',
    univercity: 'University',
    unversity: 'University',
    universtity: 'University',
    universiry: 'University',
    universitiy: 'University',
    universityu: 'University',
    uni: 'University',
    univ: 'University',
    knoweledge: 'Knowledge',
    gujart: 'Gujarat',
    gujrat: 'Gujarat',
    commece: 'Commerce',
    comm: 'Commerce',
    commercecollege: 'Commerce College',
    reserch: 'Research',
    resarch: 'Research',
    reasearch: 'Research',
    researh: 'Research',
    managment: 'Management',
    mangement: 'Management',
    managemant: 'Management',
    manegement: 'Management',
    mgmt: 'Management',
    mgt: 'Management',
    mangt: 'Management',
    engg: 'Engineering',
    enginering: 'Engineering',
    engineeering: 'Engineering',
    enginnering: 'Engineering',
    engeneering: 'Engineering',
    engneering: 'Engineering',
    enggineering: 'Engineering',
    technolgy: 'Technology',
    techonology: 'Technology',
    technolology: 'Technology',
    technlogy: 'Technology',
    techology: 'Technology',
    technolog: 'Technology',
    intitute: 'Institute',
    insitute: 'Institute',
    institue: 'Institute',
    institude: 'Institute',
    instt: 'Institute',
    inst: 'Institute',
    insttitute: 'Institute',
    instiute: 'Institute',
    instituion: 'Institution',
    goverment: 'Government',
    governement: 'Government',
    governmet: 'Government',
    govt: 'Government',
    medial: 'Medical',
    coporation: 'Corporation',
    scince: 'Science',
    sceince: 'Science',
    scienc: 'Science',
    sciene: 'Science',
    soceity: 'Society',
    educaton: 'Education',
    educatio: 'Education',
    collage: 'College',
    colege: 'College',
    collge: 'College',
    colleg: 'College',
    collegs: 'College',
    desiging: 'Designing',
    mahavidyalya: 'Mahavidyalaya',
    mahavidhyalaya: 'Mahavidyalaya',
    mahavidalaya: 'Mahavidyalaya',
    mahavidhalaya: 'Mahavidyalaya',
    mahavidyalay: 'Mahavidyalaya',
    mahavidhyalay: 'Mahavidyalaya',
    mahavidhalya: 'Mahavidyalaya',
    mahvidyalaya: 'Mahavidyalaya',
    mahavidyala: 'Mahavidyalaya',
    vidyaapeeth: 'Vidyapeeth',
    vishwavidalaya: 'Vishwavidyalaya',
    vishvavidyalay: 'Vishwavidyalaya',
    vishwavidyalay: 'Vishwavidyalaya',
    pardesh: 'Pradesh',
    prodoyogiki: 'Proudyogiki',
    mahatama: 'Mahatma',
    mahathma: 'Mahatma',
    jawarharlal: 'Jawaharlal',
    fishries: 'Fisheries',
    uttrakhand: 'Uttarakhand',
    tirpupathi: 'Tirupati',
    machhlipattanam: 'Machilipatnam',
    cuttak: 'Cuttack',
    vijaywada: 'Vijayawada',
    kozhikkode: 'Kozhikode',
    agratala: 'Agartala',
    thiruvanthapuram: 'Thiruvananthapuram',
    varansi: 'Varanasi',
    aloysous: 'Aloysius',
    tamilnadu: 'Tamil Nadu',
    madyapradesh: 'Madhya Pradesh',
    andhrapradesh: 'Andhra Pradesh',
    womens: "Women's",
    mens: "Men's",
    marys: "Mary's",
    josephs: "Joseph's",
    johns: "John's",
    peters: "Peter's",
    pauls: "Paul's",
    xaviers: "Xavier's",
    anns: "Ann's",
    annes: "Anne's",
    judes: "Jude's",
    societys: "Society's",
    sansthas: "Sanstha's",
    santhas: "Sanstha's",
    sanghas: "Sangha's",
    pratishthans: "Pratishthan's",
    pratisthans: "Pratishthan's",
    samajs: "Samaj's",
    mandals: "Mandal's",
    samitis: "Samiti's",
    bhavans: "Bhavan's",
    parishads: "Parishad's",
    samsthas: "Samstha's",
    shikshans: "Shikshan's",
    vidyapeeths: "Vidyapeeth's",
    vidyamandirs: "Vidyamandir's",
    alvas: "Alva's",
    teresas: "Teresa's",
    anthonys: "Anthony's",
    philomenas: "Philomena's",
    alberts: "Albert's",
    maharanis: "Maharani's",
    koshys: "Koshy's",
    instituation: 'Institution',
    commerence: 'Commerce',
    mahavidhyalya: 'Mahavidyalaya',
    millenium: 'Millennium',
    learing: 'Learning',
    ludhina: 'Ludhiana',
    acaemy: 'Academy',
    acedemy: 'Academy',
    academys: "Academy's",
    buisiness: 'Business',
    christain: 'Christian',
    commerece: 'Commerce',
    degee: 'Degree',
    enngineering: 'Engineering',
    govenment: 'Government',
    managament: 'Management',
    techinical: 'Technical',
    techonlogy: 'Technology',
    instituition: 'Institution',
    planing: 'Planning',
    prsasad: 'Prasad',
    petochemicals: 'Petrochemicals',
    technologynician: 'Technician',
    buisness: 'Business',
    bussiness: 'Business',
    busines: 'Business',
    computr: 'Computer',
    applicaton: 'Application',
    tehnology: 'Technology',
    catring: 'Catering',
    adminstration: 'Administration',
    administratation: 'Administration',
    polytechinc: 'Polytechnic',
    polytecnic: 'Polytechnic',
    proffessional: 'Professional',
    profesional: 'Professional',
    sciencs: 'Sciences',
    sceinces: 'Sciences',
    muncipal: 'Municipal',
    muktainagr: 'Muktainagar',
    graduat: 'Graduate',
    desgin: 'Design',
    architechture: 'Architecture',
    archtecture: 'Architecture',
    memoriyal: 'Memorial',
    maharastra: 'Maharashtra',
    rajastan: 'Rajasthan',
    odissa: 'Odisha',
    karanataka: 'Karnataka',
    trivendrum: 'Trivandrum',
    shivamoga: 'Shivamogga',
    hyderbad: 'Hyderabad',
    hydrabad: 'Hyderabad',
    banglore: 'Bangalore',
    bengalore: 'Bangalore',
    bangalor: 'Bangalore',
  }),
);

/** Words that say nothing about which place or person a college is named after. */
export const genericWords = list(`
  government state national autonomous model central regional medical dental college colleges institute institution institutes
  institutions university university's school academy faculty campus polytechnic hospital cluster law arts art science sciences
  commerce engineering technology technological management business administration architecture pharmacy pharmaceutical nursing
  education degree pg ug first grade postgraduate graduate women women's girls men boys home applied computer applications
  application information studies research training residential evening day multi faculty co-education professional technical advanced
  higher agriculture agricultural veterinary animal fine music of and for the in regional open skill teachers sports sanskrit
  urdu hindi ayurved ayush health gmers esic presidency hindu tribal culture
`);

/** Short words that the registers shout although they are no acronyms. Longer ones are never acronyms. */
export const shouted = list(`
  ARKA ARTS ASHTA BIDAR CHUNNI COMM DR EAST ED FR GADAG GOKUL GUBBI HASSAN HAVERI JAIN JATH KALAN KARAD MARYS MYSORE OF PALUS
  PATAN PATEL PT PUTTUR SRI ST TIPTUR UNA URUN VARUR VITA WEST CH DEGREE MANTRA GITA IQRA BHALKI SURAT PUNE ARYA GURU PRISM
  AND FOR THE IN AT BY TO SMT SHRI SREE NEW OLD NEAR ROAD TALUK OPP POST VILL NO NR BEHIND MAIN CROSS FLOOR PLOT GATE DIST
`);
