export const texts = {
  sent: (count: number) =>
    count === 1
      ? 'The network is back: 1 thing was sent to your account.'
      : `The network is back: ${count} things were sent to your account.`,
};
