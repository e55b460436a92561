const columns = {
  certainty: 'कितना पक्का',
  after: 'किसके बाद',
  degree: 'डिग्री',
  subjects: 'विषय',
  marks: 'अंक',
  age: 'आयु',
  person: 'व्यक्ति',
  check: 'देखने की बात',
  gives: 'क्या मिलता है',
};
const named = (column: string) => (columns as Readonly<Record<string, string>>)[column] ?? column;

export const texts = {
  'rules.meaning': 'नियम क्या कहता है',
  'rules.unreadable': ({ line, column, word }: { line: number; column: string; word: string }) =>
    `पंक्ति ${line}, ${named(column)}: “${word}” पढ़ा नहीं जा सकता`,
  'rules.certainty': ({ line }: { line: number }) => `पंक्ति ${line}: लिखिए कि यह कितना पक्का है`,
  'rules.oneFirst': 'ठीक एक पंक्ति बिना रास्ते के नाम की होती है: उसमें वह लिखा होता है जो सब माँगते हैं',
};
