/** What one process has one of, and what it is made with. */
import type { CounselFiles } from '@disha/contract/counsel.files';
import type { StateFile } from '@disha/contract/states.files';
import type { FastifyInstance } from 'fastify';
import type { Writer } from '../ai/writer.ts';
import { AnswerCache } from '../catalog/snapshot/answer-cache.ts';
import { contractsOf, type ServedCatalog, type PinLookup } from '../catalog/catalog.ts';
import { CatalogRepository } from '../catalog/catalog.repository.ts';
import { CorrectionsRepository } from '../catalog/corrections/corrections.repository.ts';
import { schemasOf } from '../catalog/documents.ts';
import type { ImageFile } from '../catalog/snapshot/image.ts';
import { CatalogNews } from '../catalog/snapshot/news.ts';
import { untranslated, type Translations } from '../catalog/translations.ts';
import { CatalogSnapshot } from '../catalog/snapshot/snapshot.ts';
import { catalogs as allCatalogs } from '../catalogs.ts';
import type { Db } from '../db/connect.ts';
import type { Env } from '../env.ts';
import type { RuleLines } from '../features/path/book.ts';
import type { QuizParts } from '../features/quiz/quiz.routes.ts';
import { TogetherRepository } from '../features/decide/together.repository.ts';
import { givenOut } from '../given-out.ts';
import { Sessions } from '../identity/sessions.ts';
import { RateLimits } from '../identity/rate-limits.ts';
import type { AdmissionFacts } from '../catalog/shipped/admission-facts.ts';
import type { FeeFiles } from '../catalog/fees/fee-files.ts';
import type { Placements } from '../catalog/shipped/placement-files.ts';
import { MailTokens } from '../mail/mail-tokens.repository.ts';
import type { Outbox } from '../mail/outbox.ts';
import { outboxOf } from '../mail/outbox-of.ts';
import { BodyCache } from '../http/body-cache.ts';
import { DeskActs } from '../http/desk-acts.ts';
import { ReadBack } from '../http/read-back.ts';
import { createMetrics, type Metrics } from '../ops/metrics.ts';

export interface SharedParts {
  db: Db;
  env: Env;
  now: () => Date;
  /** Who writes the prose of quiz results; by the settings unless given. */
  writer?: Writer;
  /** Every catalog there is, unless given. */
  catalogs?: readonly ServedCatalog[];
  /** How each state admits; nothing is known of any unless given. */
  states?: readonly StateFile[];
  /** What courses cost, and how many want the places behind an exam; nothing is known of any unless given. */
  fees?: FeeFiles;
  crowds?: QuizParts['figures']['crowds'];
  /** Who may begin or sit what; nothing is known of anything unless given. */
  rules?: RuleLines;
  /** By what seats are given out, and at which marks lists closed; nothing is known of any unless given. */
  admissions?: AdmissionFacts;
  /** What leads where, what is near what, what comes first; nothing is known of any unless given. */
  counsel?: CounselFiles;
  /** What the facts are called in other languages; English everywhere unless given. */
  translations?: Translations;
  /** Where the next start finds what this one makes of the catalogs; nowhere unless given. */
  images?: ImageFile;
  version?: string;
  /** Where the shipped closing ranks lie; there are none unless given. */
  catalogFolder?: string;
  /** Where a PIN lies; nothing is known of any unless given. */
  districtOfPin?: PinLookup;
  /** What became of those who left a college; nothing is known of any unless given. */
  placements?: Placements;
}

export interface Shared {
  /** Whatever is ready to send. */
  bodies: BodyCache;
  acts: DeskActs;
  readBack: ReadBack;
  metrics: Metrics;
  catalogs: readonly ServedCatalog[];
  catalog: CatalogRepository;
  corrections: CorrectionsRepository;
  snapshot: CatalogSnapshot;
  sessions: Sessions;
  rateLimits: RateLimits;
  outbox: Outbox;
  mailTokens: MailTokens;
  together: TogetherRepository;
}

type Log = Pick<FastifyInstance['log'], 'warn'>;

export function buildShared({ db, env, now, catalogs = allCatalogs, translations = untranslated, images }: SharedParts, log: Log): Shared {
  const schemas = schemasOf(contractsOf(catalogs));
  const news = new CatalogNews();
  const catalog = new CatalogRepository(db, schemas, news);
  const bodies = new BodyCache();
  const metrics = createMetrics();
  const acts = new DeskActs();
  const snapshot = new CatalogSnapshot(catalog, catalogs, new AnswerCache(bodies), translations, {
    images,
    news,
    // An editor who corrects a fact does not wait for what the one before moved in the lists.
    others: () => acts.over(),
    onError: (error) => log.warn({ err: error }, 'changed rows of the catalogs could not be read'),
  });
  const readBack = new ReadBack({
    get stored() {
      return news.count;
    },
    shown: () => snapshot.shown(),
  });
  return {
    ...{ bodies, metrics, catalogs, catalog, acts, snapshot, readBack },
    corrections: new CorrectionsRepository(db, schemas, news),
    sessions: new Sessions(db, now, givenOut(db)),
    rateLimits: new RateLimits(db, now, env.RATE_LIMIT === 'on'),
    outbox: outboxOf({ db, env, log, registry: metrics.registry }),
    mailTokens: new MailTokens(db),
    together: new TogetherRepository(db),
  };
}
