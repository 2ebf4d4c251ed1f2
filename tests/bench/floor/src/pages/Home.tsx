import { useQuery } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { Dialog } from 'radix-ui'
import { button, dialog } from '../styles.css.ts'

async function fetchName(): Promise<{ name: string }> {
  return (await fetch('/api/name')).json()
}

export function Home() {
  const { data } = useQuery({ queryKey: ['name'], queryFn: fetchName, retry: false })
  return (
    <main>
      <h1>Home</h1>
      <p>
        {data?.name} {Cookies.get('locale')}
      </p>
      <Dialog.Root>
        <Dialog.Trigger className={button({ tone: 'primary' })}>Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content className={dialog}>
            <Dialog.Title>Title</Dialog.Title>
            <Dialog.Description>Description</Dialog.Description>
            <Dialog.Close className={button()}>Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </main>
  )
}
