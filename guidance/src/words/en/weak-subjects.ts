/** What is said, kindly, to who finds a subject hard that the first choice is full of. */
import type { Words } from '../words.ts';

export const weakSubjects: Words['weakSubjects'] = {
  mathematics: {
    science_pcm:
      'You said that maths tests are hard for you, and Science (PCM) has maths every day for two years. Many get there ' +
      'by going back to Classes 8 to 10 and solving a little daily; try one chapter of Class 11 with a teacher first. ' +
      'Close to it without so much maths: Commerce with computers, or a diploma course of a polytechnic.',
    engineering_technology:
      'You said that long maths problems make you give up, and an engineering degree has maths in its first two years. ' +
      'Many get there by solving one problem a day by hand, with a friend. A nearby road with less of it: a diploma or ' +
      'B.Voc in the trade you like.',
    pure_sciences_research:
      'You said that long maths problems make you give up, and physics and maths research are made of them. Many learn ' +
      'it by writing out every step; try ten problems with a teacher before you decide. A nearby road with less of it: ' +
      'chemistry, earth science or work in a laboratory.',
    computer_it:
      'You said that long maths problems make you give up, and a B.Tech has several papers of maths. Everyday ' +
      'programming needs less: logic, patience and school arithmetic, and many developers came that way. A nearby road ' +
      'with little maths: BCA, web development or testing; see which colleges ask for maths in Class 12.',
    defence_military:
      'You said that long maths problems make you give up, and the NDA exam has a whole paper of maths. Many pass it ' +
      'with Class 11 and 12 problems done daily for a year. A road without that paper: the CDS exam for the Officers’ ' +
      'Training Academy, after a degree.',
  },
  biology: {
    science_pcb:
      'You said that you mix up most of biology, and Science (PCB) has two years full of its names and diagrams. Many ' +
      'learn it by drawing from memory, a few minutes a day; try one Class 11 chapter first. Close to it without ' +
      'biology: psychology, social work or hospital management, which care for people too.',
    medicine:
      'You said that you mix up the terms of biology, and medicine is full of them from the first year; half of NEET is ' +
      'biology. Many learn them with cards and drawings, a little every day. Nearby: nursing and physiotherapy have fewer of ' +
      'them, hospital management hardly any.',
    biotechnology:
      'You said that you mix up the terms of biology, and this field is made of cells and genes. Many learn them by ' +
      'explaining one page a day to somebody. A nearby road with less to learn by heart: food technology or work in a ' +
      'laboratory.',
  },
  accountancy: {
    commerce:
      'You said that you leave bills and interest to somebody else, and Commerce has accountancy every week. It needs ' +
      'care with simple sums more than talent; many get sure of it with one solved problem a day. Close to it without ' +
      'accounts: Arts with economics, or a course in hotel or event management.',
    finance_accounting:
      'You said that you leave accounts as they are when they do not tally, and here finding the mistake is the work. ' +
      'Many learn it by doing one full problem a day until it tallies. A nearby road with fewer accounts: business ' +
      'management, marketing or law.',
    economics_analytics:
      'You said that you leave long sums when they do not tally, and economics rests on statistics. Many get there with ' +
      'a spreadsheet and one small table a day. A nearby road with fewer sums: public policy, business management or ' +
      'journalism on money.',
  },
  writing: {
    arts:
      'You said that long answers are hard for you, and most Arts subjects are written. Many get better with one page a ' +
      'day that somebody reads. With less writing: psychology with practical work, geography, or fine arts.',
    social_sciences:
      'You said that you do not know how to begin when you have to write, and this field lives on essays. Many begin ' +
      'with five sentences a day on one question. A nearby road with less writing: geography with maps, archaeology in ' +
      'the field, or social work.',
    journalism_media:
      'You said that you do not know how to begin when you have to write something of your own. Many reporters began ' +
      'with ten lines a day on what they saw. A nearby road with less writing: camera, sound or film editing.',
    fine_arts_design:
      'You said that you do not know how to begin when you have to make something of your own. Many begin by copying ' +
      'what they like and then changing one thing. A nearby road with set tasks: printing, tailoring or computer ' +
      'graphics by a short course.',
  },
  drawing: {
    architecture_design:
      'You said that you cannot picture a place from a flat drawing, and that is what architects do all day. It can be ' +
      'learnt: many fold paper models and draw the same box from six sides. A nearby road that needs less of it: ' +
      'construction management or estimating.',
    engineering_technology:
      'You said that you cannot picture an object from a flat drawing, and the first year has a paper of engineering ' +
      'drawing. Many learn it with paper models and one drawing a week. Branches that need less of it: computer science, ' +
      'chemical or industrial engineering.',
  },
  speaking: {
    law_commerce:
      'You said that you ask somebody else to speak for the group, and some lawyers speak in court. Most business ' +
      'lawyers write more than they speak, and many learnt to speak by reading aloud to one friend. Nearby and quieter: ' +
      'company secretary or compliance.',
    business_management:
      'You said that you ask somebody else to speak for the group, and managers speak with people all day. Many began ' +
      'with one prepared minute in class each week. Nearby and quieter: operations, data or accounts.',
    entrepreneurship:
      'You said that you ask somebody else to speak for the group, and a founder has to win buyers over. Many began by ' +
      'selling to people they know, or with a partner who speaks. Nearby and quieter: selling online, or a small ' +
      'workshop.',
  },
};
