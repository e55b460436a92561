import { z } from 'zod';
import { catalogId } from '../catalog/catalog.ts';
import { guideFile, guideSection, relatedTypes, statePortal } from './guides.files.ts';

const { name, topic, place, summary } = guideFile.shape;

export const guideCard = z.object({ _id: catalogId, name, topic, place, summary });
export type GuideCard = z.infer<typeof guideCard>;

const portal = z.object(statePortal.pick({ state: true, name: true, link: true, days: true, certainty: true }).shape);
export type GuidePortal = z.infer<typeof portal>;

export const guide = guideCard.extend({
  sections: z.array(z.object(guideSection.shape)),
  /** Where each state gives this paper, by the state's name. */
  portals: z.array(portal).optional(),
  related: z.array(z.object({ type: z.enum(relatedTypes), id: catalogId, name: z.string() })),
  officialLink: guideFile.shape.officialLink,
  certainty: guideFile.shape.certainty,
  sources: guideFile.shape.sources,
  asOf: guideFile.shape.asOf,
});
export type Guide = z.infer<typeof guide>;
