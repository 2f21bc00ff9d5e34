import { Center, Loader } from '@mantine/core'

export const Splash = () => (
  <Center h="100dvh">
    <Loader aria-label="Loading" role="status" />
  </Center>
)
