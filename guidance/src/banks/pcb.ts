/** Class 12 PCB: which field. */
import type { Bank } from '../types.ts';
import { decide, enjoy, inTurn, pick, rate } from './build.ts';

const activities = [
  enjoy(
    'pcb-a01',
    { for: 'medicine', letters: 'I', facets: ['discovering', 'caring'] },
    'working out from signs and test reports why somebody is ill',
  ),
  enjoy(
    'pcb-a02',
    { for: 'agriculture_environment', letters: 'R', facets: ['nature', 'discovering'] },
    'testing which soil and which seeds give the better crop',
  ),
  enjoy(
    'pcb-a03',
    { for: 'allied_health', letters: 'S', facets: ['caring', 'people'] },
    'helping an injured player to move without pain again',
  ),
  enjoy(
    'pcb-a04',
    { for: 'biotechnology', letters: 'I', facets: ['discovering', 'solving'] },
    'growing bacteria on a plate to see which medicine stops them',
  ),
  enjoy(
    'pcb-a05',
    { for: 'veterinary_science', letters: 'I', facets: ['nature', 'caring'] },
    'finding out why a cow has stopped eating and what will help it',
  ),
  enjoy(
    'pcb-a06',
    { for: 'allied_health', letters: 'S', facets: ['caring', 'discipline'] },
    'staying beside a patient all day and keeping them comfortable',
  ),
  enjoy(
    'pcb-a07',
    { for: 'medicine', letters: 'I', facets: ['discovering', 'solving'] },
    'learning what each organ does and what happens when it fails',
  ),
  enjoy(
    'pcb-a08',
    { for: 'veterinary_science', letters: 'I', facets: ['nature', 'discovering'] },
    'studying how wild and farm animals behave, fall ill and get well',
  ),
  enjoy(
    'pcb-a09',
    { for: 'biotechnology', letters: 'I', facets: ['discovering', 'discipline'] },
    'comparing cells to find out what one single gene does',
  ),
  enjoy(
    'pcb-a10',
    { for: 'agriculture_environment', letters: 'R', facets: ['nature', 'making'] },
    'spending days outdoors to find out how a forest or river is doing',
  ),
];

const situations = [
  pick('pcb-s01', 'situation', 'at the science exhibition', 'Your school has a science exhibition. What do you put on show?', [
    ['medicine', 'I', ['discovering', 'solving'], 'A model that shows how the heart pumps blood'],
    ['allied_health', 'S', ['caring', 'people'], 'A first-aid stall that takes pulse and pressure'],
    ['biotechnology', 'I', ['discovering', 'making'], 'DNA that visitors take out of a banana themselves'],
    ['veterinary_science', 'I', ['nature', 'caring'], 'A guide to keeping pets and cattle in good health'],
    ['agriculture_environment', 'R', ['nature', 'making'], 'A small farm that needs only half as much water'],
  ]),
  pick('pcb-s02', 'situation', 'on a free Saturday', 'A Saturday is free and nobody has plans for you. What do you do first?', [
    ['allied_health', 'S', ['caring', 'people'], 'Help an elderly neighbour with her exercises'],
    ['biotechnology', 'I', ['discovering', 'making'], 'Try a kitchen experiment with curd or yeast'],
    ['veterinary_science', 'I', ['nature', 'caring'], 'Help at a shelter for injured street animals'],
    ['agriculture_environment', 'R', ['nature', 'discipline'], 'Work in a garden or walk in a nature park'],
    ['medicine', 'I', ['discovering', 'solving'], 'Read how doctors solved a puzzling illness'],
  ]),
  pick(
    'pcb-s03',
    'situation',
    'in the study of an illness at school',
    'Many students at your school fall ill in July. Which part of the study is yours?',
    [
      ['biotechnology', 'I', ['discovering', 'discipline'], 'Look for the germ in samples, by microscope'],
      ['veterinary_science', 'I', ['nature', 'discovering'], 'Find out if animals near the school carry it'],
      ['agriculture_environment', 'R', ['nature', 'solving'], 'Test the soil, the drains and the water around'],
      ['medicine', 'I', ['solving', 'discovering'], 'Compare the signs and name the illness'],
      ['allied_health', 'S', ['caring', 'people'], 'Look after the sick and show how to prevent it'],
    ],
  ),
  pick('pcb-s04', 'situation', 'in the news', 'Five headlines stand on the news page. Which one do you open first?', [
    ['veterinary_science', 'I', ['nature', 'caring'], 'Vets nurse an injured tiger cub back to health'],
    ['agriculture_environment', 'R', ['nature', 'people'], 'Farmers bring a lake back to life in three years'],
    ['medicine', 'I', ['discovering', 'caring'], 'Surgeons give a child a new heart in one night'],
    ['allied_health', 'S', ['caring', 'people'], 'A speech therapist helps a boy say his first words'],
    ['biotechnology', 'I', ['discovering', 'solving'], 'A lab makes a vaccine in months, not in years'],
  ]),
  pick('pcb-s05', 'situation', 'choosing whom to follow at work', 'You may follow one person at work for a week. Whom do you choose?', [
    ['agriculture_environment', 'R', ['nature', 'discovering'], 'A scientist who breeds rice that survives floods'],
    ['medicine', 'I', ['solving', 'caring'], 'A doctor in the emergency ward of a hospital'],
    ['allied_health', 'S', ['caring', 'people'], 'A physiotherapist who treats a cricket team'],
    ['biotechnology', 'I', ['discovering', 'solving'], 'A researcher who gets medicine from microbes'],
    ['veterinary_science', 'I', ['nature', 'caring'], 'A vet who travels from village to village'],
  ]),
];

const self = [
  rate(
    'pcb-e01',
    { for: ['medicine', 'biotechnology'], letters: 'I', facets: ['discovering', 'discipline'] },
    'when a biology chapter is full of new terms',
    ['mix most of them up', 'remember just a few', 'know them after revising', 'can explain them to others'],
  ),
  rate(
    'pcb-e02',
    { for: ['allied_health', 'veterinary_science', 'agriculture_environment'], letters: 'S', facets: ['caring', 'nature'] },
    'when a person, an animal or a plant near me is not doing well',
    ['am not sure what to do', 'call somebody else to help', 'help once I am told how', 'stay calm and look after it'],
  ),
];

const values = [
  pick('pcb-v01', 'values', 'asked what would make you proud', 'What would make you proudest in your work ten years from now?', [
    ['veterinary_science', 'I', ['nature', 'caring'], 'Animals live healthier because I treated them'],
    ['agriculture_environment', 'R', ['nature', 'making'], 'Land, food or water is better for what I did'],
    ['medicine', 'I', ['discovering', 'caring'], 'I found what was wrong and a patient got well'],
    ['allied_health', 'S', ['caring', 'people'], 'Somebody walks or speaks again through my care'],
    ['biotechnology', 'I', ['discovering', 'solving'], 'My work in the lab led to a new medicine'],
  ]),
  pick('pcb-v02', 'values', 'thinking of your working day', 'Which working day would suit you best?', [
    ['biotechnology', 'I', ['discovering', 'discipline'], 'A clean lab, fine instruments and careful notes'],
    ['medicine', 'I', ['solving', 'discipline'], 'A hospital, hard decisions and a lot to learn'],
    ['veterinary_science', 'I', ['nature', 'caring'], 'Farms, zoos and clinics, and animals all day'],
    ['agriculture_environment', 'R', ['nature', 'making'], 'Fields and forests, in boots, in every season'],
    ['allied_health', 'S', ['caring', 'people'], 'Many patients, and time to talk with each one'],
  ]),
];

const own = decide('pcb-o01', 'field', [
  ['allied_health', 'Nursing and allied health'],
  ['medicine', 'Medicine and surgery'],
  ['biotechnology', 'Biotechnology and research'],
  ['veterinary_science', 'Veterinary science'],
  ['agriculture_environment', 'Agriculture and environment'],
]);

export const pcb: Bank = {
  id: 'class12-pcb-v1',
  targetClass: '12',
  stream: 'science_pcb',
  title: 'Which field suits you in Science (PCB)?',
  estimatedTime: 'about 8 minutes',
  candidates: ['medicine', 'allied_health', 'biotechnology', 'veterinary_science', 'agriculture_environment'],
  questions: inTurn(activities, situations, [...self, ...values, own]),
};
