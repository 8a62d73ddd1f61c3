// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.263,
  weights: [
    -1.35, -0.17, -0.96, -0.34, -0.02, -1.35, 0.07, 0.76, 0.4, 0.6, 0.89, 0.66, 0.48, -0.22, 1.22, 0.26,
    -0.17, 1.28, 0.77,
  ] as readonly number[],
}
