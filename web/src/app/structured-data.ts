/**
 * What search engines read of a page, in the words of schema.org. Made where pages are sent as HTML only: a browser has no
 * use for it. Only facts that the page shows.
 */
import { durationInMonths } from '@disha/contract/duration';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { collegesQueries } from '../features/colleges/colleges.queries.ts';
import { coursesQueries } from '../features/courses/courses.queries.ts';
import { examsQueries } from '../features/exams/exams.queries.ts';
import { homeTexts } from '../messages/home.ts';
import { textNow } from '../messages/locale.ts';
import { paths, routePatterns } from '../paths.ts';

type Facts = Record<string, unknown>;

export function structuredData(pathname: string, known: QueryClient): string | undefined {
  const facts = factsOf(pathname, known);
  // `<` is written so that no text can end the element.
  return facts && JSON.stringify({ '@context': 'https://schema.org', ...withoutBlanks(facts) }).replaceAll('<', '\\u003c');
}

function factsOf(pathname: string, known: QueryClient): Facts | undefined {
  if (pathname === paths.home)
    return { '@type': 'WebSite', name: 'Disha', description: textNow(homeTexts).description, inLanguage: 'en-IN' };
  const college = matchPath(routePatterns.college, pathname)?.params.id;
  if (college !== undefined) return collegeFacts(college, known);
  const course = matchPath(routePatterns.course, pathname)?.params.courseId;
  if (course !== undefined) return courseFacts(course, known);
  const exam = matchPath(routePatterns.exam, pathname)?.params.id;
  return exam === undefined ? undefined : examFacts(exam, known);
}

function collegeFacts(id: string, known: QueryClient): Facts | undefined {
  const college = known.getQueryData(collegesQueries.detail(id).queryKey)?.college;
  if (!college) return undefined;
  const { address, city, district, state, pincode } = college.location;
  return {
    '@type': 'CollegeOrUniversity',
    name: college.name,
    alternateName: [college.shortName, ...college.aliases].filter((name) => name !== '' && name !== college.name),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city || district,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    url: college.contact.website,
    foundingDate: college.established === null ? '' : String(college.established),
  };
}

function courseFacts(id: string, known: QueryClient): Facts | undefined {
  const course = known.getQueryData(coursesQueries.detail(id).queryKey)?.course;
  if (!course) return undefined;
  const months = durationInMonths(course.duration);
  return {
    '@type': 'Course',
    name: course.name,
    alternateName: course.shortName === course.name ? '' : course.shortName,
    description: course.description,
    educationalLevel: course.level,
    timeRequired: months === undefined ? '' : `P${months}M`,
    teaches: [...course.skills.technical, ...course.skills.soft],
  };
}

/** There is no word for an entrance exam: it is what the page is about. */
function examFacts(id: string, known: QueryClient): Facts | undefined {
  const exam = known.getQueryData(examsQueries.detail(id).queryKey)?.exam;
  if (!exam) return undefined;
  return {
    '@type': 'WebPage',
    name: exam.name,
    about: {
      '@type': 'Thing',
      name: exam.name,
      alternateName: exam.shortName === exam.name ? '' : exam.shortName,
      description: exam.description,
      url: exam.officialLink,
    },
  };
}

function withoutBlanks(facts: Facts): Facts {
  const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
  const inner = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutBlanks(value as Facts) : value;
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => !isBlank(value))
      .map(([key, value]) => [key, inner(value)]),
  );
}
