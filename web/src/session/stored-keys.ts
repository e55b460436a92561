/** Under which features keep what is a person's own. A page asks for it by key before the code of a feature is here. */
export const detailsKey = 'path-passport';
export const planKey = 'path-plan';
/** Seats put into the plan, with their chances. */
export const seatsKey = 'path-seats';
/** With whom somebody takes a step of the plan. */
export const withWhomKey = 'path-with';
/** Ranks told in the feature of chances, with what was answered of each course. */
export const ranksKey = 'path-ranks';
/** What a plan that is not kept yet is to lead to. */
export const goalKey = 'path-goal';
/** Whether these two wait on this phone for the person who signs out. */
export const keepKey = 'path-keep';
/** On which day the person was here, and on which before that. */
export const lastVisitKey = 'last-visit';
export const quizKey = 'quiz-flow';
/** Whether a question waits for Next. */
export const stayKey = 'quiz-stay';
export const listsKey = 'chances-lists';
/** Courses, colleges and so on that somebody without an account keeps, where an account would bookmark. */
export const storedItemsKey = 'kept-items';
/** Shortlists that somebody has weighed. */
export const weighingsKey = 'decide-weighings';
/** Links that were made for a parent, with what opens and withdraws them. */
export const linksKey = 'decide-links';
/** In a tab: what opens the link that was followed. */
export const tabKeysKey = 'together-keys';
/** What somebody has chosen to put side by side. */
export const trayKey = 'compare-tray';
/** After the name of a catalog and a hyphen. */
export const keysByFeature = { filters: 'filters', calendar: 'calendar', costs: 'costs', hidden: 'hidden' } as const;

export const authStoreKey = 'auth-store';
export const languageKey = 'language';
/** In a tab: where on a page somebody was when they chose another language. */
export const placeKey = 'language-place';
/** Accounts that were asked about what a guest has left here, and said no. */
export const refusedKey = 'guest-offer-refused';
/** What guests have put away for somebody else to use the phone: sealed, and not readable without their number. */
export const putAwayKey = 'put-away';
/** Whether the phone is one person's alone, once somebody has said so. */
export const aloneKey = 'phone-alone';
/** When this phone was first here, and whether it was asked to put the application among its others. */
export const installKey = 'install';
/**
 * What is the phone's: who is signed in, which language the phone speaks, what is sealed, who uses it. Everything else is a person's and is
 * forgotten with them.
 */
export const phonesOwn: readonly string[] = [authStoreKey, languageKey, refusedKey, putAwayKey, aloneKey, installKey];
