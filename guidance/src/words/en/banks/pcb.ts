import type { pcb as bank } from '../../../banks/pcb.ts';
import type { BankWords } from '../../words.ts';
import { decide, enjoy, notSure, usually } from '../build.ts';

export const texts: BankWords<typeof bank> = {
  title: 'Which field suits you in Science (PCB)?',
  estimatedTime: 'about 8 minutes',
  shortTime: 'about 4 minutes',
  questions: {
    'pcb-a01': enjoy('working out from signs and test reports why somebody is ill'),
    'pcb-a02': enjoy('testing which soil and which seeds give the better crop'),
    'pcb-a03': enjoy('helping an injured player to move without pain again'),
    'pcb-a04': enjoy('growing bacteria on a plate to see which medicine stops them'),
    'pcb-a05': enjoy('finding out why a cow has stopped eating and what will help it'),
    'pcb-a06': enjoy('staying beside a patient all day and keeping them comfortable'),
    'pcb-a07': enjoy('learning what each organ does and what happens when it fails'),
    'pcb-a08': enjoy('studying how wild and farm animals behave, fall ill and get well'),
    'pcb-a09': enjoy('comparing cells to find out what one single gene does'),
    'pcb-a10': enjoy('spending days outdoors to find out how a forest or river is doing'),

    'pcb-s01': {
      question: 'Your school has a science exhibition. What do you put on show?',
      about: 'at the science exhibition',
      options: {
        a: 'A model that shows how the heart pumps blood',
        b: 'A first-aid stall that takes pulse and pressure',
        c: 'DNA that visitors take out of a banana themselves',
        d: 'A guide to keeping pets and cattle in good health',
        e: 'A small farm that needs only half as much water',
      },
    },
    'pcb-s02': {
      question: 'A Saturday is free and nobody has plans for you. What do you do first?',
      about: 'on a free Saturday',
      options: {
        a: 'Help an elderly neighbour with her exercises',
        b: 'Try a kitchen experiment with curd or yeast',
        c: 'Help at a shelter for injured street animals',
        d: 'Work in a garden or walk in a nature park',
        e: 'Read how doctors solved a puzzling illness',
      },
    },
    'pcb-s03': {
      question: 'Many students at your school fall ill in July. Which part of the study is yours?',
      about: 'in the study of an illness at school',
      options: {
        a: 'Look for the germ in samples, by microscope',
        b: 'Find out if animals near the school carry it',
        c: 'Test the soil, the drains and the water around',
        d: 'Compare the signs and name the illness',
        e: 'Look after the sick and show how to prevent it',
      },
    },
    'pcb-s04': {
      question: 'Five headlines stand on the news page. Which one do you open first?',
      about: 'in the news',
      options: {
        a: 'Vets nurse an injured tiger cub back to health',
        b: 'Farmers bring a lake back to life in three years',
        c: 'Surgeons give a child a new heart in one night',
        d: 'A speech therapist helps a boy say his first words',
        e: 'A lab makes a vaccine in months, not in years',
      },
    },
    'pcb-s05': {
      question: 'You may follow one person at work for a week. Whom do you choose?',
      about: 'choosing whom to follow at work',
      options: {
        a: 'A scientist who breeds rice that survives floods',
        b: 'A doctor in the emergency ward of a hospital',
        c: 'A physiotherapist who treats a cricket team',
        d: 'A researcher who gets medicine from microbes',
        e: 'A vet who travels from village to village',
      },
    },

    'pcb-e01': usually('when a biology chapter is full of new terms', {
      a: 'mix most of them up',
      b: 'remember just a few',
      c: 'know them after revising',
      d: 'can explain them to others',
    }),
    'pcb-e02': usually('when a person, an animal or a plant near me is not doing well', {
      a: 'am not sure what to do',
      b: 'call somebody else to help',
      c: 'help once I am told how',
      d: 'stay calm and look after it',
    }),

    'pcb-v01': {
      question: 'What would make you proudest in your work ten years from now?',
      about: 'asked what would make you proud',
      options: {
        a: 'Animals live healthier because I treated them',
        b: 'Land, food or water is better for what I did',
        c: 'I found what was wrong and a patient got well',
        d: 'Somebody walks or speaks again through my care',
        e: 'My work in the lab led to a new medicine',
      },
    },
    'pcb-v02': {
      question: 'Which working day would suit you best?',
      about: 'thinking of your working day',
      options: {
        a: 'A clean lab, fine instruments and careful notes',
        b: 'A hospital, hard decisions and a lot to learn',
        c: 'Farms, zoos and clinics, and animals all day',
        d: 'Fields and forests, in boots, in every season',
        e: 'Many patients, and time to talk with each one',
      },
    },

    'pcb-o01': decide('field', {
      a: 'Nursing and allied health',
      b: 'Medicine and surgery',
      c: 'Biotechnology and research',
      d: 'Veterinary science',
      e: 'Agriculture and environment',
      f: notSure,
    }),
  },
};
