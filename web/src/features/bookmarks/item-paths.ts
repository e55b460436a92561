import type { BookmarkType } from '@disha/contract/taxonomy';
import { paths } from '../../paths.ts';

const details: Record<BookmarkType, (id: string) => string> = { courses: paths.course, colleges: paths.college, exams: paths.exam };

export const pathOf = (type: BookmarkType, id: string): string => details[type](id);
export const listPath = (type: BookmarkType): string => paths[type];
