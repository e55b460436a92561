/** For the journeys: the web application in files that each visit can run anew; built anew when it changed while somebody watches. */
import { isPageBuilt } from './prepare.mjs';

function ensurePageBuilt() {
  if (!isPageBuilt()) throw new Error('The web application does not build for the journeys; the lines above say why.');
}

/** @param {import('vitest/node').TestProject} project */
export default function setup(project) {
  ensurePageBuilt();
  project.onTestsRerun(ensurePageBuilt);
}
