/** The tools that an assistant may call: what each is called, what it returns, what it takes. */
import { toolAnswers } from './mcp.answers.ts';
import { toolAsks, type ToolName } from './mcp.asks.ts';

const told: Readonly<Record<ToolName, { title: string; description: string }>> = {
  find: {
    title: 'Find courses, careers, colleges, exams, scholarships and guides',
    description:
      'Returns up to ten items of Disha, a catalog of Indian education, that fit some words in English, Hindi or a mix. ' +
      'Each has an id for get. Send only what the question needs.',
  },
  get: {
    title: 'Read one item',
    description: 'Returns one item with its facts, their sources, the month of the last check and what is not known of it.',
  },
  eligibility: {
    title: 'Judge who may enter',
    description:
      'Returns for up to twenty items whether their written rules are open to a student, with reasons, rules and missing facts. ' +
      'Send only what the question needs; a name, birth date, address, e-mail or phone is refused.',
  },
  doors: {
    title: 'Compare subjects of Class 11 and 12',
    description: 'Returns how many courses and careers stay open with some subjects, and which close when some are dropped.',
  },
  ways: {
    title: 'Propose ways to a goal',
    description:
      'Returns up to three ways for a student: course, exams, places, costs and steps, each with what it rests on. ' +
      'Send only what the question needs; a name, birth date, address, e-mail or phone is refused.',
  },
  closing_ranks: {
    title: 'Closing ranks of past years',
    description:
      'Returns lines of seats of a counselling with the closing ranks of past years and the expected range. ' +
      'With a rank it adds a band and how many of 100 such calls came true.',
  },
  dates: {
    title: 'Days of exams',
    description: 'Returns days of exams, or those in a month. Each says whether it is announced, of last year, or only a usual month.',
  },
  how_state_admits: {
    title: 'How a state admits',
    description: 'Returns by which test or marks a state or union territory gives out seats, with the portal, source and year.',
  },
  money: {
    title: 'Fees and scholarships',
    description: 'Returns fee bands of a course and scholarships that may fit, each with source and year. What no source says is left out.',
  },
};

const toolOf = <Name extends ToolName>(name: Name) => ({ name, ...told[name], asks: toolAsks[name], answers: toolAnswers[name] });
export const assistantTools = (Object.keys(toolAsks) as ToolName[]).map(toolOf);
