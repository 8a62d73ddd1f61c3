// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.139,
  weights: [
    -2.01, -0.19, -1.2, -0.65, -0.21, -0.83, -0.82, 0.65, 0.39, 0.09, 0.78, 1.89, 0.1, -0.2, 0.74, 0.72,
    -0.44, 1.13, -0.57, 1.28, 2.49, 0.79, 1.47, 2.29, 0.18, 2.31, 1.91, 1.09, 0.48,
  ] as readonly number[],
}
