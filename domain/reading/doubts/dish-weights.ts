// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.146,
  weights: [
    -1.85, 0.33, -1.24, -0.88, -0.14, -1.06, -0.78, 1, 0.37, 0.19, 0.48, 1.85, 0.64, -0.38, 1.34, 0.51, 0.08,
    1.24, -0.17, 1.28, 1.43, 0.89, 1.46, 2.46, 0.44, 1.83, 1.56, 0.64, 1.05,
  ] as readonly number[],
}
