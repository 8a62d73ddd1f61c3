// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.123,
  weights: [
    -2.06, 0.58, -0.2, -0.07, -0.17, -1.07, 0.63, -0.73, -0.3, -0.07, 0.28, 1.23, 0.66, 0.13, 1.22, 0.4, 0.2,
    1.38, -0.97, 0.48, 0.21, 1.41, 1.26, 0.93, 1.11, 1.88, 1.53, 1.15, 0.68,
  ] as readonly number[],
}
