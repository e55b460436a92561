/** For the tests that start the server: built as `npm start` builds it, and anew when it changed while somebody watches. */
import { isServerBuilt, serverDoesNotBuild } from './prepare.mjs';

function ensureServerBuilt() {
  if (!isServerBuilt()) throw new Error(serverDoesNotBuild);
}

/** @param {import('vitest/node').TestProject} project */
export default function setup(project) {
  ensureServerBuilt();
  project.onTestsRerun(ensureServerBuilt);
}
