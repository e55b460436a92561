/** How a counselling treats the order of a list, and from where we know it. */
interface OrderWords {
  words: string;
  source: string;
}

const josaa: OrderWords = {
  words:
    'Put your true order: what you like most at the top, a long list, sure ones at the end. The seats go by deferred acceptance: a line ' +
    'above never costs you a line below it.',
  source: 'JoSAA, business rules 2025',
};

/** Of those not named here we have not read a rule, and say so. */
const orders: Readonly<Record<string, OrderWords>> = {
  josaa,
  csab: {
    words:
      'As in JoSAA: your true order, a long list, sure ones at the end. New here: a seat given in a special round takes the place of the ' +
      'one you hold. List only what you like better than that one, and read this year’s rules.',
    source: 'JoSAA, business rules 2025, which the special rounds follow; less sure',
  },
  mhtcet: {
    words:
      'Not only your true order counts. A seat is frozen by itself, and you leave the later rounds: your first choice in round 1, one of ' +
      'your first three in round 2, one of your first six in round 3. Put at the top of a round only what you would keep.',
    source: 'CET Cell Maharashtra, CAP rules 2025, as reported; read this year’s rules before locking',
  },
  mcc: {
    words:
      'Each round has a list of its own. Round 1 may be left free of charge; from round 2 on, not joining the seat you are given costs ' +
      'the deposit, and in round 3 it ends the counselling for you. From round 2 on, list only what you would join. A seat you hold ' +
      'may be bettered up to round 3. How the order is used we have not read.',
    source: 'MCC counselling rules 2023, as reported; read this year’s rules before locking',
  },
  kcet: {
    words:
      'Seats go by rank and by the order of your options: put your true order, a long list. A mock allotment comes first. After a round: ' +
      'choice 1 takes the seat and ends it for you; choice 2 holds it and goes on, and a better option takes its place by itself; ' +
      'choice 3 gives it up and goes on; choice 4 leaves. Whoever makes none is out.',
    source: 'Karnataka Examinations Authority, procedures of 2021, 2022 and 2025, as reported; read this year’s rules before locking',
  },
  du: {
    words:
      'You are given the highest line of your list that your score reaches: put your true order, a long list. Whoever does not accept ' +
      'the seat of a round is out. With “upgrade” you go on for the lines above it; a better one takes its place by itself, and what ' +
      'stands below it never comes back.',
    source: 'Delhi University, CSAS of 2022 and 2024, as reported; read this year’s rules before locking',
  },
};

export const texts = {
  title: 'My list',
  lead: 'One list, in order. It stays on this device and is judged here.',
  loading: 'Loading your list',
  of: 'Whose counselling',
  find: 'Find more lines',
  begin: 'Find lines',
  emptyTitle: 'Your list is empty',
  empty: 'Ask with your rank, and press “Add to my list” at the lines you like.',
  places: 'Your lines in order',
  emptyPlaces: (from: string, to: string) => `Empty: places ${from} to ${to}`,
  full: (most: string) => `A list has ${most} lines at most.`,
  judged: 'How safe it is',
  howSure: 'How sure is that?',
  risk: (count: string) => `In about ${count} of 100 years like the last ones this list gets no seat.`,
  lessThanOne: 'In less than 1 of 100 years like the last ones this list gets no seat.',
  range: (from: string, to: string) => `In a mild year about ${from} of 100, in a hard one about ${to} of 100.`,
  rangeLess: 'Even in a hard year less than 1 of 100.',
  bar: 'Years without a seat',
  noCall: 'No line of this list has a call, so nothing can be said about all of them together.',
  someWithout: (count: string) => `${count} without a call: they count for nothing here.`,
  advice: {
    risky: 'This list may leave you without a seat. Add lines that are likely for you, at the end. It costs you nothing above.',
    thin: 'Quite safe. One or two likely lines more at the end would make it safer.',
    safe: 'Safe in years like the last ones. Nobody can promise more.',
  },
  mostLikely: (name: string) => `The most likely seat: ${name}.`,
  basis: (years: string) =>
    `Tried on ${years}: each year with what was known before it. Closing ranks move together, so this is more than the lines’ own chances.`,
  adds: (points: string) => `Your seat in ${points} of 100 years`,
  addsNothing: 'Adds less than 1 in 100',
  notes: {
    dead: 'Dead: your rank is more than twice what it ever closed at.',
    certain_above: 'Changes nothing: what stands above is as good as certain.',
  },
  withoutCall: 'No call',
  move: (name: string) => `Move ${name}: arrow keys, or drag`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  removeOf: (name: string) => `Remove ${name}`,
  movedTo: (name: string, place: string, of: string) => `${name} is now at place ${place} of ${of}.`,
  removed: (name: string) => `${name} is removed.`,
  added: (place: string) => `Added at place ${place} of your list.`,
  add: 'Add to my list',
  inList: 'In my list',
  addOf: (name: string) => `Add to my list: ${name}`,
  inListOf: (name: string) => `In my list: ${name}`,
  count: (count: string) => `My list: ${count}`,
  open: 'See my list',
  plan: 'Put into my plan',
  suggest: 'What could I add?',
  suggesting: 'Looking...',
  suggestTitle: 'These would cut the risk most',
  suggestNone: 'Nothing among your filters would make it safer. Try wider filters.',
  withIt: (count: string) => `With it about ${count} of 100 years without a seat.`,
  withItLess: 'With it less than 1 of 100 years without a seat.',
  why: {
    family: 'Another branch than those in your list: what makes yours hard may leave it alone.',
    likely: 'Likely for your rank.',
    chance: 'The best chance among what is not in your list yet.',
  },
  sent: 'Sends your rank and these lines once; nothing of it is stored. With closing ranks kept on this phone, nothing is sent.',
  renew: 'Bring the lines up to date',
  mixed: 'Some of these lines were asked for with another rank. Press “Bring the lines up to date” below.',
  renewing: 'Looking them up...',
  asOf: (day: string) => `Lines as of ${day}.`,
  renewed: 'The lines are up to date.',
  renewedGone: (count: string) => `The lines are up to date. No longer in the published lists: ${count}.`,
  gone: 'No longer in the published lists. It counts for nothing here; remove it, or look for its new name.',
  failed: 'That did not work. Your list is as it was.',
  share: 'Colleges on my list, side by side',
  csv: 'As a file (CSV)',
  by: (list: string, value: string) => `${list}: ${value}`,
  order: {
    title: 'In which order?',
    orders,
    other:
      'We have not read a rule of this counselling about the order. Most ask for your true order; read this year’s rules before locking.',
    source: (source: string) => `Source: ${source}.`,
    yours: 'The order is yours: we never sort your list by chances.',
  },
  after: {
    title: 'Freeze, float, slide: after a round',
    freeze: 'Freeze: you take this seat and want no other.',
    float: 'Float: you take it, and move up to any better line of your list.',
    slide: 'Slide: you take it, and move up only to a better branch of the same institute.',
    more:
      'A better seat takes the place of the old one by itself; refusing it loses both. Your first choice can only be frozen. ' +
      'From float one can go to slide or freeze, not back; in the last round there is neither.',
    source: 'JoSAA, business rules 2025',
    other: 'What may be done with a seat after a round differs here. Read this counselling’s own rules before you accept or refuse one.',
    withdraw: 'Whoever wants no seat at all withdraws in time; until when, and what is paid back, stands in this year’s rules.',
  },
};
