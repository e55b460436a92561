import type { CollegeCard } from '@disha/contract/colleges';
import type { CourseCard } from '@disha/contract/courses';
import type { ExamCard } from '@disha/contract/exams';
import { searchEndpoints, type SearchGroup } from '@disha/contract/search';
import type { Found } from '@disha/search/searcher';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import type { Serve } from '../../http/serve.ts';

export interface SearchParts {
  snapshot: CatalogSnapshot;
  courses: (words: string) => Found<CourseCard>[];
  colleges: (words: string) => Found<CollegeCard>[];
  exams: (words: string) => Found<ExamCard>[];
}

const shown = 5;
/** What a student probably means when the words fit several catalogs alike: "engineering" is a course before it is a college's name. */
const lead = { courses: 16, exams: 4, colleges: 0 };

export function serveSearch(serve: Serve, { snapshot, courses, colleges, exams }: SearchParts): void {
  serve(searchEndpoints, {
    'GET /search': ({ query }) => {
      const words = query.q?.trim() ?? '';
      return snapshot.answer(`search ${words}`, searchEndpoints['GET /search'].data, () => {
        const found = { courses: courses(words), colleges: colleges(words), exams: exams(words) };
        const best = (type: keyof typeof found) => (found[type][0]?.score ?? 0) + lead[type];
        const few = <Item>(hits: Found<Item>[]) => ({ total: hits.length, items: hits.slice(0, shown).map(({ item }) => item) });
        const groups: SearchGroup[] = [
          { type: 'courses', ...few(found.courses) },
          { type: 'colleges', ...few(found.colleges) },
          { type: 'exams', ...few(found.exams) },
        ];
        return { message: 'Search', data: { groups: groups.filter(({ total }) => total > 0).sort((a, b) => best(b.type) - best(a.type)) } };
      });
    },
  });
}
