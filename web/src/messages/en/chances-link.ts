export const texts = { link: 'With my rank, where?' };
