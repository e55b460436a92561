import type { CourseFacts, CourseCard } from '@disha/contract/courses';
import type { Translate } from '../../catalog/translations.ts';

/** What stands on a card, in other words. */
export const translatedCourseCard = (card: CourseCard, say: Translate): CourseCard => ({
  ...card,
  name: say(card.name),
  shortName: say(card.shortName),
  description: say(card.description),
  duration: typeof card.duration === 'string' ? say(card.duration) : card.duration,
  skills: { technical: card.skills.technical.map(say), soft: card.skills.soft.map(say) },
  careerOptions: card.careerOptions.map((career) => ({ ...career, jobTitle: say(career.jobTitle) })),
});

interface Others {
  /** The words of an exam. */
  exam: (id: string) => Translate;
  career: (id: string) => Translate;
  /** "Patna, Bihar" */
  place: Translate;
  /** "2 years"; undefined of what is no single length, which is translated like any text. */
  length: (text: string) => string | undefined;
}

export function translatedCourse(course: CourseFacts, say: Translate, { exam, career: careerWords, place, length }: Others): CourseFacts {
  return {
    ...course,
    ...translatedCourseCard(course, say),
    careerOptions: course.careerOptions.map((career) => ({
      ...career,
      jobTitle: say(career.jobTitle),
      description: say(career.description),
    })),
    careers: course.careers.map(({ careerId, name }) => ({ careerId, name: careerWords(careerId)(name) })),
    eligibility: {
      ...course.eligibility,
      requiredSubjects: course.eligibility.requiredSubjects.map(say),
      note: course.eligibility.note === null ? null : say(course.eligibility.note),
      entranceExams: course.eligibility.entranceExams.map(({ examId, name, shortName }) => ({
        examId,
        name: exam(examId)(name),
        shortName: exam(examId)(shortName),
      })),
    },
    topColleges: course.topColleges.map((college) => ({ ...college, location: place(college.location) })),
    higherStudyOptions: course.higherStudyOptions.map(({ courseName, duration, description }) => ({
      courseName: say(courseName),
      duration: length(duration) ?? say(duration),
      description: say(description),
    })),
  };
}
