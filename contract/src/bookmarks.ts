import { z } from 'zod';
import { collegeCard } from './colleges.ts';
import { courseCard } from './courses.ts';
import { endpoints } from './endpoint.ts';
import { examCard } from './exams.ts';
import { bookmarkTypes } from './taxonomy.ts';

/** A college as the dashboard shows it: its card with the course names and the contact. */
export const bookmarkedCollege = collegeCard.extend({
  /** What the register calls it: university, college, standalone institution. */
  kind: z.string(),
  courses: z.array(z.object({ courseId: z.string(), courseName: z.string() })),
  contact: z.object({ phone: z.array(z.string()), email: z.array(z.string()), website: z.string() }),
});
export type BookmarkedCollege = z.infer<typeof bookmarkedCollege>;

/** Newest first. An item that has left the catalog comes as its bare id. */
export const bookmarks = z.object({
  courses: z.array(z.union([courseCard, z.string()])),
  colleges: z.array(z.union([bookmarkedCollege, z.string()])),
  exams: z.array(z.union([examCard, z.string()])),
});
export type Bookmarks = z.infer<typeof bookmarks>;

export const bookmarkBody = z.object({
  type: z.enum(bookmarkTypes, 'type must be one of: courses, colleges, exams'),
  itemId: z.string('itemId is required').min(1, 'itemId is required').max(200, 'itemId cannot exceed 200 characters'),
});

const data = z.object({ bookmarks });

export const bookmarksEndpoints = endpoints({
  'GET /bookmarks': { summary: "The signed-in person's bookmarks", access: 'student', data },
  'POST /bookmarks/add': { summary: 'Bookmark an item; twice is once', access: 'student', body: bookmarkBody, data },
  'POST /bookmarks/remove': { summary: 'Remove a bookmark; removing nothing succeeds', access: 'student', body: bookmarkBody, data },
});
