// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.124,
  weights: [
    -1.13, 0.13, -1.01, -1.84, -0.07, -1.01, -0.63, 1.03, 0.46, 0.58, 0.63, 1.98, 0.49, -0.2, 0.97, 0.55,
    -0.16, 0.75, 0.47, 0.85, 1.51, 2.71, 0.38, 2.17, 1.67, 0.52, 1.08,
  ] as readonly number[],
}
