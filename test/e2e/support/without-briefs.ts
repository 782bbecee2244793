/** In the page: as where Settings say that no match begins with what it is about. */
export function withoutBriefs(): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...how) {
    const request = open.apply(this, how);
    // Heard before the app hears that its archive is there, so all that it reads comes later.
    request.addEventListener('success', () => {
      const { result } = request;
      if (!result.objectStoreNames.contains('settings')) return;
      const writing = result.transaction('settings', 'readwrite');
      writing.objectStore('settings').put({ key: 'brief', value: false });
    });
    return request;
  };
}
