import { useLayoutEffect, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'

/** A step as it is at this moment, for controls of which each renders when the part that it shows changes. */
export type StepStore<Context> = Pick<StoreApi<Context>, 'getState' | 'getInitialState' | 'subscribe'>

export function useStepStore<Context>(context: Context): StepStore<Context> {
  const [store] = useState(() => createStore<Context>(() => context))
  useLayoutEffect(() => store.setState(context, true))
  return store
}

/** A part of a step: a value, or an object of values. */
export const useOfStep = <Context, Part>(step: StepStore<Context>, read: (context: Context) => Part): Part =>
  useStore(step, useShallow(read))
