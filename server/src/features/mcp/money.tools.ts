/** how_state_admits and money: facts of states and courses, each with its source and year. */
import { bandsIn } from '@disha/contract/fees.words';
import { addressIn } from '@disha/contract/languages';
import { toolLimits } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import type { ScholarshipStage } from '@disha/contract/scholarships.words';
import { stateSlug, type Entry } from '@disha/contract/taxonomy';
import { inLanguage, leastSure, itemPage, unique, type Tool } from './tool-context.ts';

export const howStateAdmits: Tool<'how_state_admits'> = async ({ state, group, language }, { ask }) => {
  const slug = stateSlug(state);
  const { state: told } = await ask('GET /states/:slug', { params: { slug } });
  const found = told.routes.filter((route) => group === undefined || route.group === group).map(({ gates: _, ...route }) => route);
  const { how, when, portals, source } = told.help;
  return {
    ...{ state: told.title, ways: found, help: { how, when, portals, source } },
    source: unique([...found.map((route) => route.source), source]),
    ...{ asOf: told.asOf, certainty: 'not stated' },
    notKnown: inLanguage(
      language,
      found.length === 0 && say('mcp.stateGroupNotKnown', { state: told.title, group: group ?? '' }),
      portals.length === 0 && say('mcp.noPortal', { state: told.title }),
    ),
    url: addressIn(language, `/states/${slug}`),
  };
};

const stageOf: Readonly<Record<Entry, ScholarshipStage>> = {
  'after 10': 'after_10',
  'after 12': 'after_12',
  'after graduation': 'graduate',
};

export const money: Tool<'money'> = async ({ course: id, state, college, language }, { ask }) => {
  const [{ course }, at] = await Promise.all([
    ask('GET /courses/:id', { params: { id } }),
    college === undefined ? undefined : ask('GET /colleges/:id', { params: { id: college } }),
  ]);
  const own = at?.college.fees.filter(({ courses }) => courses === undefined || courses.includes(id));
  const home = state ?? at?.college.location.state;
  const fees = own ?? bandsIn(course.fees, home);
  const list = await ask('GET /scholarships', { query: { state: home, stage: stageOf[course.entry], limit: toolLimits.schemes } });
  const schemes = list.scholarships.map(({ _id, name, provider, who, benefit, ...more }) => ({
    ...{ id: _id, name, provider, who, benefit, minimumMarks: more.minimumMarks, incomeCeiling: more.incomeCeiling, window: more.window },
    ...{ sources: more.sources, asOf: more.asOf, certainty: more.certainty, officialLink: more.officialLink },
    url: itemPage('scholarships', _id, language),
  }));
  return {
    ...{ course: { id, name: course.name }, fees, scholarships: schemes },
    source: unique([...fees.map(({ source }) => source), ...schemes.flatMap(({ sources }) => sources)]),
    ...{ asOf: course.asOf, certainty: leastSure(fees.map(({ certainty }) => certainty)) },
    notKnown: inLanguage(
      language,
      fees.length === 0 && say('mcp.feeNotKnown', { name: course.name }),
      at !== undefined &&
        fees.length > 0 &&
        !fees.some(({ basis }) => basis === 'own') &&
        say('mcp.ownFeeNotKnown', { name: at.college.name }),
      list.ownKnown === false && say('mcp.noOwnScheme', { state: home ?? '' }),
      list.pagination.totalCount > schemes.length && say('mcp.moreSchemes', { count: list.pagination.totalCount - schemes.length }),
      say('mcp.schemesMayFit'),
    ),
    url: itemPage('courses', id, language),
  };
};
