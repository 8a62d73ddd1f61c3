// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.131,
  weights: [
    -1.77, 0.15, -1.22, -0.62, -0.05, -1.17, -0.73, 0.75, 0.4, 0.19, 0.67, 1.91, 0.63, -0.29, 0.86, 0.5,
    -0.08, 1.09, 0.03, 1.32, 1.39, 0.84, 1.5, 2.51, 0.51, 1.78, 1.88, 0.89, 0.33,
  ] as readonly number[],
}
