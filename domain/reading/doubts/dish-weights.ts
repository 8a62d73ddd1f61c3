// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.273,
  weights: [
    -1.13, -0.13, -0.82, -0.47, -0.03, -1.17, 0.13, 0.91, 0.41, 0.62, 0.88, 0.54, 0.73, -0.34, 1.07, 0.39,
    -0.25, 1.5, 0.28,
  ] as readonly number[],
}
