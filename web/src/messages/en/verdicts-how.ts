export const texts = {
  title: 'How we tell what is open to you',
  lead: 'Disha compares what you told with the rules of each course and exam. Here is how, and what it cannot know.',
  back: 'My path',
  sections: [
    {
      title: 'Five answers',
      body: [
        'Open to you: every rule we know is met. A college may have a rule of its own that we do not know.',
        'Open if: something is still ahead of you, such as the marks you expect, your age or a degree. We name it.',
        'Depends: we need one more answer from you and say which, or nobody here knows the rule. What you did not tell closes no door.',
        'Probably closed: a rule that we could not confirm says no. It is not counted as open; read the notice before you give it up.',
        'Closed for now: one rule is certainly not met. We name that rule, what would have opened the door, and the ' +
          'nearest doors that are open.',
      ],
    },
    {
      title: 'Where the rules come from',
      body: [
        'From the bodies that set them: the information bulletins of exams, the regulations of councils such as those ' +
          'for medicine, nursing, ' +
          'architecture and law, and the notices of the services. Each answer names its source.',
        'Each rule also has a certainty. A: the rule of the body itself. B: what colleges usually ask. C: not confirmed. ' +
          'A rule of certainty C never closes a door for certain: the answer is then “probably closed”, or we ask you to check it.',
      ],
    },
    {
      title: 'How your answers are read',
      body: [
        'The subjects you name are taken to be all you have; English counts as taken. In Class 10, planned subjects count as chosen.',
        'Marks you have and that are below the bar close a door. Marks you only expect never do: the answer is then “open if”.',
        'A bar on certain subjects, such as Physics, Chemistry and Biology together, is compared with the marks of those subjects alone.',
        'For categories and for students with a disability the lower bar or the higher age is used, where the rule has one.',
        'Your age is counted on the day the rule names, in the year you would begin.',
        'A career is as open as the best of its whole ways: every step counts, from the next one you would take to the last.',
      ],
    },
    {
      title: 'What we cannot tell',
      body: [
        'Medical standards, auditions, tests of a college’s own and seats of one state or college are shown as “check this”.',
        '“Open” means you may apply. Whether you get a seat depends on rank, seats and others who apply.',
        'Rules change every year. Before you decide, read the notice of the year on the official site.',
      ],
    },
    {
      title: 'Where it happens',
      body: [
        'Your answers are compared on your own phone. The rules come to you; your answers go nowhere.',
        'More marks, more subjects or more willingness to move never close a door. We test that with thousands of made-up students.',
      ],
    },
  ],
};
