import { ruleWords } from '@disha/contract/passport';

export const ruleValues = {
  'rules.certainty': { A: 'A: संस्था का अपना नियम', B: 'B: ज़्यादातर यही माँगते हैं', C: 'C: पक्का करना बाकी' },
};

export const ruleFields = {
  rules: 'कौन ले सकता है: नियम',
  'rules.way': 'रास्ता (ख़ाली: जो सब माँगते हैं)',
  'rules.certainty': 'कितना पक्का',
  'rules.after': 'किसके बाद',
  'rules.degree': 'डिग्री',
  'rules.subjects': 'विषय',
  'rules.marks': 'अंक',
  'rules.age': 'आयु',
  'rules.person': 'व्यक्ति',
  'rules.check': 'देखने की बात',
  'rules.gives': 'अंत में क्या मिलता है',
};

export const ruleHints = {
  rules:
    'पहली पंक्ति में वह है जो सब माँगते हैं। कई रास्ते हों तो हर एक की अपनी पंक्ति। शब्द के पीछे “?”: कुछ ही जगह यह माँगते हैं।',
  'rules.after': 'किस पढ़ाई के बाद, इनमें से एक शब्द लिखें: 8, 10, 12, degree, iti या diploma।',
  'rules.degree':
    'कौन सी डिग्री और कितने अंक चाहिए, छोटे शब्दों में, जैसे: any 50 scst=45, या btech|bsc[physics] held।',
  'rules.subjects': 'कौन से विषय ज़रूरी हैं, छोटे शब्दों में, जैसे: physics chemistry bio|mathematics।',
  'rules.marks':
    'कितने प्रतिशत चाहिए और किसे कम चलेंगे, छोटे शब्दों में लिखें, जैसे: 45 scst=40, या physics+chemistry+bio: 50।',
  'rules.age': 'कितनी आयु, किस दिन गिनी जाती है और किसे छूट है, जैसे: 17..25 on 12-31 scst=30।',
  'rules.person': `किसके लिए है, इनमें से जो शब्द लागू हो वह लिखें: ${ruleWords.join(', ')}, home या within:2।`,
  'rules.check': 'जैसे: medical notice। “unread”: यह नियम किसी ने पढ़ा नहीं है।',
  'rules.gives': 'पढ़ाई पूरी होने पर क्या मिलता है, जैसे: bsc[physics] या diploma।',
};
