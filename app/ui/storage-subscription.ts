/**
 * Who follows a value that local storage carries to other tabs, as `useSyncExternalStore` takes it.
 *
 * @param key under which the value is stored
 * @param follow takes over what another tab stored; null where it removed the value or emptied the storage
 * @returns `subscribe`, and `notify`, which calls back all subscribers
 */
export function storageSubscription(key: string, follow: (stored: string | null) => void) {
  const listeners = new Set<() => void>();
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow(event.newValue);
  };
  return {
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
}
