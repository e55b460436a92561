import type { PaperId } from '@disha/eligibility/plan/papers';

/** `who`: for whom, where not for everybody; `from`: who gives it; `bring`: what is asked for; `careful`: what goes wrong most. */
interface Paper {
  name: string;
  who?: string;
  from: string;
  bring?: string;
  careful?: string;
}

export const texts = {
  title: 'The papers',
  ofHelp: 'By its conditions it asks for these. The official notice has the whole list.',
  from: 'From',
  bring: 'Bring',
  takes: 'Takes',
  days: (from: string, to: string) => (from === to ? 'about a day' : `usually ${from} to ${to} days`),
  open: 'Open',
  weaker: 'Read at one place only: ask before you count on it.',
  source: (source: string) => `Source: ${source}.`,
  portal: (name: string) => `Your state’s portal: ${name}`,
  portalUnsure: 'We have not opened this address ourselves. If it has moved, the tehsil or a Common Service Centre knows the new one.',
  noPortal: 'Apply on your state’s e-District portal, at the tehsil or at a Common Service Centre.',
  papers: {
    caste: {
      name: 'Caste certificate (SC, ST)',
      who: 'If you are SC or ST',
      from: 'Tehsildar, SDM or the officer your state names',
      bring: 'Aadhaar, photo, proof of residence, caste certificate of your father or a relative of his',
      careful: 'Your caste must stand in the list of the state your family comes from.',
    },
    obc_ncl: {
      name: 'OBC-NCL certificate, central form',
      who: 'If you are OBC and your parents are below the creamy layer',
      from: 'Tehsildar, SDM or District Magistrate',
      bring: 'Aadhaar, photo, state OBC certificate, income papers of your parents, proof of residence',
      careful: 'Ask for the central form by name, made out on or after 1 April of the year of admission.',
    },
    obc_state: {
      name: 'OBC certificate, state form',
      who: 'If you are OBC: for state colleges and state scholarships',
      from: 'Tehsildar or the officer your state names',
      bring: 'The same as for the central form',
      careful: 'Many castes are in the list of the state only, not in the central one.',
    },
    ews: {
      name: 'EWS certificate (income and assets)',
      who: 'If your family is not SC, ST or OBC and has less than 8 lakh a year',
      from: 'Tehsildar or a higher revenue officer',
      bring: 'Aadhaar of the family, income papers of the last financial year, papers of land and house',
      careful: 'Good for one financial year: a new one every April.',
    },
    disability: {
      name: 'Disability certificate and UDID card',
      who: 'If you have a disability',
      from: 'The medical board of a government hospital, through the central portal',
      bring: 'Photo, signature, proof of identity and address, medical papers',
      careful: 'From 40 per cent it counts for reserved seats.',
    },
    domicile: {
      name: 'Domicile (residence) certificate',
      who: 'For the seats a state keeps for its own students',
      from: 'Tehsildar or SDM',
      bring: 'Aadhaar, birth certificate, photo, proof of the years lived in the state',
      careful: 'Each state has its own rule. For NITs the state of Class 12 counts, not this paper.',
    },
    marks: {
      name: 'Mark sheets of Class 10 and 12 in DigiLocker',
      from: 'Your board, through DigiLocker',
      bring: 'A mobile number linked with Aadhaar; for CBSE the six-digit code of the school',
      careful: 'A document issued there counts as the original, a scan you upload does not.',
    },
    migration: {
      name: 'Migration certificate',
      who: 'If you go to another board or university than the one you passed from',
      from: 'The board or university you passed from; CBSE gives it in DigiLocker',
      bring: 'Mark sheet, roll number, form of the board',
    },
    apaar: {
      name: 'APAAR ID',
      from: 'Your school, with the consent of a parent; in college through DigiLocker',
      bring: 'Aadhaar with the same name and date of birth as at school',
      careful: 'It is voluntary; NTA said so for JEE Main 2026 although the form asks for it.',
    },
    income: {
      name: 'Income certificate',
      from: 'Tehsildar or revenue officer',
      bring: 'Aadhaar, ration card, salary slip or a declaration of what the family earns, photo',
      careful: 'It runs out, in most states after a year: read the date on it.',
    },
    bonafide: {
      name: 'Bonafide (study) certificate',
      from: 'Your school or college',
      bring: 'Fee receipt, identity card',
      careful: 'Some portals want it in their own form, signed by the college.',
    },
    nsp: {
      name: 'One-time registration (OTR) on the National Scholarship Portal',
      from: 'National Scholarship Portal',
      bring: 'Aadhaar or its enrolment number, a mobile number',
      careful: 'One number for life: never make a second one.',
    },
    account: {
      name: 'Bank account seeded with Aadhaar',
      from: 'Your bank',
      bring: 'Aadhaar, passbook, the bank’s consent form',
      careful: 'Linked is not seeded: ask for DBT seeding with NPCI.',
    },
  } satisfies Record<PaperId, Paper> as Record<PaperId, Paper>,
};
