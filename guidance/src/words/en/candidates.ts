/** What is said about each of the 4 streams and 21 fields. */
import type { Candidate } from '../../types.ts';
import type { CandidateWords } from '../words.ts';

export const candidates: Readonly<Record<Candidate, CandidateWords>> = {
  science_pcm: {
    what: 'Science with maths is about how things work: you calculate, design, build and program.',
    subjects: 'Subjects: physics, chemistry and maths. Do a little maths every day, and write down each step.',
    exam: 'Exam to know: JEE Main, after Class 12. Read what it asks before you choose; you need not prepare yet.',
    tryThis: 'Try this month: build one small thing, such as a page in Scratch or a paper bridge that carries a book.',
  },
  science_pcb: {
    what: 'Science with biology is about living things: how they grow, fall ill and get well.',
    subjects: 'Subjects: physics, chemistry and biology. Draw diagrams from memory and name the parts.',
    exam: 'Exam to know: NEET UG, after Class 12. Read what it asks before you choose; you need not prepare yet.',
    tryThis: 'Try this month: keep a plant diary for four weeks, or learn first aid from a nurse or a trainer.',
  },
  commerce: {
    what: 'Commerce is about money, trade and organisations: how they run, grow and are kept honest.',
    subjects: 'Subjects: accountancy, business studies and economics. Keep maths if you can; it leaves more doors open.',
    exam: 'Exam to know: CA Foundation, one of the ways on after Class 12. See which papers it has.',
    tryThis: 'Try this month: write down what your home spends in four weeks and find one thing to save on.',
  },
  arts: {
    what: 'Arts is about people: how they live, think, tell stories, make beautiful things and govern themselves.',
    subjects: 'Subjects: history, political science, geography, psychology, languages or fine arts. Read something long every week.',
    exam: 'Exam to know: CUET UG, after Class 12, for many university courses. See which subjects you could offer.',
    tryThis: 'Try this month: interview an older person about their school days and write it up on two pages.',
  },
  engineering_technology: {
    what: 'Engineers design and improve what people use: bridges, engines, chips, clean energy.',
    subjects: 'Subjects: physics and maths first, then chemistry. Solve problems by hand before you look at the answer.',
    exam: 'Exam: JEE Main. Try one old paper without a clock and see which chapters you like.',
    tryThis: 'Try this month: take one thing at home that wastes water or power and sketch a better one.',
  },
  architecture_design: {
    what: 'Architects and designers shape rooms, buildings, cities and objects so that they work and look right.',
    subjects: 'Subjects: maths and physics, and drawing every week. Practise sketching what stands in front of you.',
    exam: 'Exam: NATA. It asks you to draw and compose, so keep a sketchbook from now on.',
    tryThis: 'Try this month: measure your classroom, draw its plan and change it so that it gets more light.',
  },
  pure_sciences_research: {
    what: 'Scientists and mathematicians ask questions nobody has answered yet, and test the answers.',
    subjects: 'Subjects: the science you like most, and maths. Ask why a formula holds before you use it.',
    exam: 'Exam: IAT, the IISER Aptitude Test. It covers biology, chemistry, maths and physics.',
    tryThis: 'Try this month: pick one question, measure something ten times and explain why the results differ.',
  },
  computer_it: {
    what: 'People in computing write software, handle data and keep systems safe.',
    subjects: 'Subjects: maths and, if your school has it, computer science. Write code by yourself, not only from videos.',
    exam: 'Exam: JEE Main, for B.Tech. Degrees such as BCA may have another way in, so compare them.',
    tryThis: 'Try this month: write a small program that solves one real problem for your family or class.',
  },
  defence_military: {
    what: 'Officers of the Army, Navy and Air Force lead teams and keep people safe, on land, at sea and in the air.',
    subjects: 'Subjects: physics, maths and English. Read the news every day and stay fit.',
    exam: 'Exam: NDA & NA. Read its rules on age and fitness early.',
    tryThis: 'Try this month: run three times a week, and ask about the NCC at your school or in your town.',
  },
  medicine: {
    what: 'Doctors find out what makes people ill and decide how to treat it.',
    subjects: 'Subjects: biology first, then chemistry and physics. Short daily revision beats long nights.',
    exam: 'Exam: NEET UG. Try one old paper and see which chapters cost you the most time.',
    tryThis: 'Try this month: ask a doctor or a nurse near you what an ordinary day looks like.',
  },
  allied_health: {
    what: 'Nurses, physiotherapists, pharmacists and technicians treat and look after patients every day.',
    subjects: 'Subjects: biology and chemistry, and clear spoken English or your state language.',
    exam: 'Exam: see if NEET UG is asked for by the course you like; your state may also have a test of its own.',
    tryThis: 'Try this month: learn first aid, or help an elderly person with a daily routine.',
  },
  biotechnology: {
    what: 'Biotechnologists work with cells, genes and microbes to make medicines, food and cleaner industry.',
    subjects: 'Subjects: biology and chemistry; keep some maths going, as labs live on data.',
    exam: 'Exam: IAT, the IISER Aptitude Test, if research draws you.',
    tryThis: 'Try this month: set curd with three different starters and note time, warmth and taste.',
  },
  veterinary_science: {
    what: 'Vets keep pets, farm animals and wildlife healthy, and with them our food.',
    subjects: 'Subjects: biology first, then chemistry and physics. Learn how animal and human bodies differ.',
    exam: 'Exam: NEET UG. See in the exam list how your state fills its veterinary colleges.',
    tryThis: 'Try this month: spend a day with a vet, at a dairy or at an animal shelter, and take notes.',
  },
  agriculture_environment: {
    what: 'People here grow better crops and look after soil, water and forests.',
    subjects: 'Subjects: biology and chemistry, with geography in mind. Learn the plants of your own district.',
    exam: 'Exam: ICAR UG (CUET), for agricultural universities.',
    tryThis: 'Try this month: grow one plant in two kinds of soil and compare them every week.',
  },
  business_management: {
    what: 'Managers bring people, money and plans together so that a company or a hotel runs well.',
    subjects: 'Subjects: business studies, economics and English; maths helps in entrance tests.',
    exam: 'Exam: IPMAT Indore. It tests numbers and language, so keep both going.',
    tryThis: 'Try this month: organise one event from start to end, with a plan, a team and a budget.',
  },
  finance_accounting: {
    what: 'Accountants and finance people keep track of money, check it and advise on it.',
    subjects: 'Subjects: accountancy and maths. Practise full problems until they tally.',
    exam: 'Exam: CA Foundation. Look at its papers next to your Class 12 syllabus.',
    tryThis: 'Try this month: keep the accounts of your home or of a shop for four weeks.',
  },
  economics_analytics: {
    what: 'Economists and analysts use data to explain prices, jobs and choices.',
    subjects: 'Subjects: economics and maths, with statistics wherever you can get it.',
    exam: 'Exam: CUET UG, with economics and maths among your subjects.',
    tryThis: 'Try this month: note the price of five vegetables each day and explain the graph.',
  },
  law_commerce: {
    what: 'Business lawyers write agreements, settle disputes and keep companies within the law.',
    subjects: 'Subjects: business studies, economics and English. Read one long article a day.',
    exam: 'Exam: CLAT. It asks for careful reading and reasoning, so practise both.',
    tryThis: 'Try this month: read the terms of an app you use and explain three of them in plain words.',
  },
  entrepreneurship: {
    what: 'Founders find something people need and build a business around it.',
    subjects: 'Subjects: business studies, accountancy and English. Learn to read a simple balance sheet.',
    exam: 'Exam: CUET UG, for BBA and similar degrees that teach how a business runs.',
    tryThis: 'Try this month: sell one small thing, count the real profit and ask five buyers what to change.',
  },
  social_sciences: {
    what: 'Social scientists study how people live together: history, society, politics, places and languages.',
    subjects: 'Subjects: history, political science, geography or sociology, and a language you write well.',
    exam: 'Exam: CUET UG, with the subject you want to study.',
    tryThis: 'Try this month: find the story behind one old building or street name near you.',
  },
  psychology: {
    what: 'Psychologists find out how people think and feel, and help them when it gets hard.',
    subjects: 'Subjects: psychology if your school has it, biology or maths as a help, and English.',
    exam: 'Exam: CUET UG, with psychology if you study it in Class 12.',
    tryThis: 'Try this month: keep a diary on what makes you focus and what breaks it, then look for a pattern.',
  },
  journalism_media: {
    what: 'Journalists and media people find out what is true and tell it well, in words, sound and pictures.',
    subjects: 'Subjects: English, your own language and political science. Write a little every day.',
    exam: 'Exam: SET, of Symbiosis, is one way in; CUET UG is another.',
    tryThis: 'Try this month: report one local story with two sources and one photo of your own.',
  },
  fine_arts_design: {
    what: 'Artists and designers give form to ideas: pictures, clothes, films, music, things.',
    subjects: 'Subjects: fine arts if your school has it, English and history. Fill a sketchbook.',
    exam: 'Exam: NID DAT. It looks at ideas and drawing, so collect your work from now on.',
    tryThis: 'Try this month: finish one piece a week and ask somebody what they see in it.',
  },
  law_arts: {
    what: 'Lawyers and judges find out what is fair under the law, and argue for it.',
    subjects: 'Subjects: political science, history and English. Read judgments in the news to the end.',
    exam: 'Exam: CLAT. It asks for careful reading and reasoning, so practise both.',
    tryThis: 'Try this month: take one side of a school rule in a debate, and then the other side.',
  },
  civil_services: {
    what: 'Civil servants run districts and departments so that public services reach people.',
    subjects: 'Subjects: political science, history, geography and economics. Read one newspaper a day.',
    exam: 'Exam: UPSC CSE, after any degree. So first choose a degree you will enjoy.',
    tryThis: 'Try this month: follow one local problem, such as a broken street lamp, until it is solved.',
  },
};
