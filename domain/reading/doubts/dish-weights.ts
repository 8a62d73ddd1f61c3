// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.135,
  weights: [
    -2.61, 0.94, -0.55, -0.62, 0.16, -1.16, 0.64, -0.87, -0.4, 0.18, 1.18, 1.75, 0.22, 0.31, 0.38, 0.94,
    -0.12, 0.74, 0.07, 0.56, 0.48, 0.43, -0.41, 1.33, 0.37, 1.44, 2.07, 1.1, 1.7, 1.68, 1.78, 1.11, 0.32,
  ] as readonly number[],
}
