export const texts = {
  'corrections.listed': 'Corrections',
  'corrections.audit': 'Audit of the catalogs',
  'corrections.made': 'Corrected',
  'corrections.takenBack': 'Taken back',
  'corrections.notFound': 'Correction not found',
  'corrections.noItem': 'There is no such item in this catalog',
  'corrections.noLink': ({ name, id, kind }: { name: string; id: string; kind: string }) => `${name}: there is no ${id} among the ${kind}`,
  'corrections.shippedSo': 'This is what the catalog ships; take back the correction that stands, if there is one',
  'corrections.ended': 'This correction has ended already: a newer one stands in its place, or the catalog says the same',
};
