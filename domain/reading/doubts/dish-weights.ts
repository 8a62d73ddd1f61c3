// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.279,
  weights: [
    -1.4, -0.1, -0.84, -0.7, 0.01, -1.29, 0.18, 0.88, 0.53, 0.74, 0.94, 0.6, 0.86, -0.32, 1.39, 0.39, -0.33,
    1.53, 0.38,
  ] as readonly number[],
}
