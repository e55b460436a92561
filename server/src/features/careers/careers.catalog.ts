import { careersCatalog as contract } from '@disha/contract/careers';
import { careerFile } from '@disha/contract/careers.files';
import { say } from '@disha/contract/say';
import type { Catalog } from '../../catalog/catalog.ts';
import { serveCareers } from './careers.routes.ts';
import { fittingCareers } from './fitting.ts';
import { viewCareers } from './careers.view.ts';

export const careersCatalog = {
  contract,
  shipped: { files: ['careers/'], read: (folder) => folder.json('careers', careerFile) },
  view: viewCareers,
  // The whole name of a job ("pilot") means that job; anything less ("engineering") means a course, an exam or a college first.
  lead: -105,
  notFound: say('careers.notFound'),
  serve: serveCareers,
  advice: (snapshot) => ({
    careersFor: (pointed, language) => fittingCareers(snapshot.view(viewCareers), pointed, language),
  }),
} satisfies Catalog;
