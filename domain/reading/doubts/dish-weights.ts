// Made by `npm run reader:train`; never edited.
export const dishWeights = {
  limit: 0.209,
  weights: [
    -0.42, -0.32, -0.94, -1.18, 0.02, -1.18, 0.18, 0.96, -0.06, 0.61, 0.83, 0.66, 0.52, -0.04, 1.43, 0.44,
    -0.34, 1.36, -0.27,
  ] as readonly number[],
}
