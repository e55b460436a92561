/** What failed, by file and title, out of what the runners report. */
import { relative } from 'node:path';

/**
 * @typedef {{ numPassedTests: number, testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string }[] }[] }} UnitReport
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number }, suites: Suite[], errors?: { message?: string }[] }} BrowserReport
 */

const lines = (/** @type {string} */ text) =>
  text
    // What colours a terminal says nothing in a list.
    .replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

/**
 * The beginning of what a linter or a compiler complains about.
 * @param {string} said
 */
export function firstLines(said, most = 8) {
  const all = lines(said);
  const more = all.length > most ? [`... and ${all.length - most} more lines above`] : [];
  return [...all.slice(0, most), ...more].join('\n    ') || 'it said nothing';
}

/**
 * @param {UnitReport} report
 * @param {string} root
 */
export function failedUnits({ testResults }, root) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file} > ${fullName}`);
    // A file that breaks outside its tests has none to name.
    return failed.length === 0 && status === 'failed' ? [`${file}: ${firstLines(message, 2)}`] : failed;
  });
}

/** @param {BrowserReport} report */
export function failedInBrowser({ suites, errors = [] }) {
  /** @type {(suite: Suite, above: string[]) => string[]} */
  const inSuite = ({ title, file, specs, suites: inner = [] }, above) => {
    // The outermost suite is the file itself.
    const titles = title === file ? above : [...above, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ projectName }) => `e2e/${spec.file}:${spec.line} > ${[...titles, spec.title].join(' ')} (${projectName})`),
      ),
      ...inner.flatMap((suite) => inSuite(suite, titles)),
    ];
  };
  return [...suites.flatMap((suite) => inSuite(suite, [])), ...errors.map(({ message = '' }) => firstLines(message, 2))];
}
