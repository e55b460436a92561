/** Numbers both sides hold to. Plain data: the browser loads it without zod. */
export const limits = {
  name: { min: 2, max: 50 },
  password: { min: 6, max: 128 },
  state: { min: 2, max: 50 },
  email: { max: 254 },
  listLimit: 10_000,
  collegePageSize: 20,
  careerListLimit: 1000,
  calendarExams: 100,
  /** Of a list read from where the last page ended. */
  cursorPage: { usual: 50, most: 200 },
  bookmarksPerType: 500,
  bookmarksShown: 9,
  /** Courses sent along with a quiz result; how many there are in all is said beside them. */
  coursesWithResult: 24,
  bodyBytes: 64 * 1024,
  /** The texts of a report and of its answer. */
  report: { text: 1000, source: 500, field: 200, note: 1000, listed: 200 },
  /** A file that is imported. */
  importBytes: 32 * 1024 * 1024,
  path: {
    items: 400,
    noted: 200,
    ranks: 20,
    district: 100,
    plan: { ways: 3, perWay: 20, gates: 10, rungs: 6, note: 500, steps: 50, step: 300, stepId: 64, stepItems: 5 },
  },
} as const;

/** What a generated picture looks like: the query of the avatar service. */
export const avatarLook = { size: 128, background: '2346c7', color: 'ffffff', bold: true } as const;
